interface FigureTextProps {
  /**
   * A value such as '70', '24/7' or '$25'. Digits, decimal points, currency signs and plus signs are shaded with lines.
   * All other characters are solid and smaller.
   */
  value: string;
  /** The end of a range: for 70–90, `value` is '70' and `to` is '90'. */
  to?: string;
  prefix?: string;
  unit?: string;
}

const startsWithLetter = (unit: string) => /^\p{L}/u.test(unit);

/** The class of solid characters. They have the same colour as the shaded digits. */
const solidClass = 'text-[var(--fig,var(--brand))]';

function Shaded({ text }: { text: string }) {
  // split() puts the matches of the group at odd indexes.
  return text.split(/([₹$]?[\d.]+\+?)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="fig">
        {part}
      </span>
    ) : (
      part && (
        <span key={index} className={`text-[0.62em] ${solidClass}`}>
          {part}
        </span>
      )
    ),
  );
}

/** A large figure. The caller sets its size and font. */
export function FigureText({ value, to, prefix = '', unit }: FigureTextProps) {
  return (
    <>
      {to ? (
        <span className="whitespace-nowrap">
          <Shaded text={prefix + value} />
          <span className={`mx-[0.06em] align-[0.06em] text-[0.8em] font-normal ${solidClass}`}>–</span>
          <Shaded text={to} />
        </span>
      ) : (
        <Shaded text={prefix + value + (unit === '+' ? '+' : '')} />
      )}
      {unit && unit !== '+' && (
        <span
          className={`font-normal ${unit === '%' ? 'ml-[0.04em] text-[0.62em]' : 'ml-[0.14em] text-[0.5em] [word-spacing:-0.2em]'} ${solidClass}`}
        >
          {startsWithLetter(unit) ? ` ${unit}` : unit}
        </span>
      )}
    </>
  );
}

/** Returns the figure as plain text, such as '70–90%'. */
export const formatFigure = ({ value, to, prefix = '', unit = '' }: FigureTextProps) =>
  `${prefix}${value}${to ? `–${to}` : ''}${startsWithLetter(unit) ? '\u00A0' : ''}${unit}`;
