interface FigureTextProps {
  /**
   * Such as '70', '24/7' or '$25'. Digits with their decimal point, currency sign and plus are line-shaded; other
   * characters are solid and smaller.
   */
  value: string;
  /** End of a range: '70' as value and '90' here are shown as 70–90. */
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

/** A large figure as text, which is copied and announced as one word. The caller sets size and font. */
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
