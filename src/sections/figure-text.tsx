interface FigureTextProps {
  /** '70', '24/7', '$25': digits and a plus after them are line-shaded, everything else is solid and smaller. */
  value: string;
  /** End of a range: '90' makes 70–90. */
  to?: string;
  prefix?: string;
  unit?: string;
}

const isWord = (unit: string) => /^\p{L}/u.test(unit);

function Shaded({ text }: { text: string }) {
  return text.split(/(\d+\+?)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="fig">
        {part}
      </span>
    ) : (
      part && (
        <span key={index} className="figure-sign">
          {part}
        </span>
      )
    ),
  );
}

/** A large figure as text: copied, enlarged and read aloud as one. The caller sets size and font. */
export function FigureText({ value, to, prefix, unit }: FigureTextProps) {
  return (
    <>
      {prefix && <span className="figure-sign">{prefix}</span>}
      {to ? (
        <span className="whitespace-nowrap">
          <Shaded text={value} />
          <span className="figure-dash">–</span>
          <Shaded text={to} />
        </span>
      ) : (
        <Shaded text={unit === '+' ? `${value}+` : value} />
      )}
      {unit && unit !== '+' && <span className="figure-unit">{isWord(unit) ? ` ${unit}` : unit}</span>}
    </>
  );
}
