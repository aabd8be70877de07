interface FigureTextProps {
  /**
   * A value such as '70', '24/7' or '$25'. Digits, decimal points, currency signs and plus signs are drawn with shading
   * lines. Other characters are solid and smaller.
   */
  value: string;
  /** The end of a range: 70–90 has the value '70' and the end '90'. */
  to?: string;
  prefix?: string;
  unit?: string;
}

const isWord = (unit: string) => /^\p{L}/u.test(unit);

/** Other characters have the same colour as the line-shaded digits. */
const solid = 'text-[var(--fig,var(--brand))]';

function Shaded({ text }: { text: string }) {
  return text.split(/([₹$]?[\d.]+\+?)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="fig">
        {part}
      </span>
    ) : (
      part && (
        <span key={index} className={`text-[0.62em] ${solid}`}>
          {part}
        </span>
      )
    ),
  );
}

/** A large figure, which is copied and announced as one word. The caller sets the size and the font. */
export function FigureText({ value, to, prefix = '', unit }: FigureTextProps) {
  return (
    <>
      {to ? (
        <span className="whitespace-nowrap">
          <Shaded text={prefix + value} />
          <span className={`mx-[0.06em] align-[0.06em] text-[0.8em] font-normal ${solid}`}>–</span>
          <Shaded text={to} />
        </span>
      ) : (
        <Shaded text={prefix + value + (unit === '+' ? '+' : '')} />
      )}
      {unit && unit !== '+' && (
        <span className={`ml-[0.14em] text-[0.5em] font-normal [word-spacing:-0.2em] ${solid}`}>
          {isWord(unit) ? ` ${unit}` : unit}
        </span>
      )}
    </>
  );
}

/** The same figure in the font of the surrounding text. */
export const figureString = ({ value, to, prefix = '', unit = '' }: FigureTextProps) =>
  `${prefix}${value}${to ? `–${to}` : ''}${isWord(unit) ? '\u00A0' : ''}${unit}`;
