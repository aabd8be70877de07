import { Hatch } from '../../components/drawings/flow.tsx';
import { Drawing, highlightClass, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export interface LoanRange {
  name: string;
  /** The range, such as '₹50,000–25 lakh'. */
  text: string;
  /** Rupees; omitted if the range has no stated minimum. */
  from?: number;
  /** Rupees. */
  to: number;
  /** Number of its row, from 1, in the table beside the drawing. */
  row?: number;
}

const least = 50_000;
const powersOfTen = 3;
const left = 8;
const right = 292;
const gap = 58;
const head = 44;

/** x coordinate of an amount on a logarithmic scale from ₹50,000 to ₹5 crore. */
const place = (rupees: number) =>
  +(left + ((right - left) * Math.log10(rupees / least)) / powersOfTen).toFixed(1);

const ticks = [
  { rupees: 50_000, text: words.range50000, align: 'start' },
  { rupees: 500_000, text: words.range5Lakh, align: 'middle' },
  { rupees: 5_000_000, text: words.range50Lakh, align: 'middle' },
  { rupees: 50_000_000, text: words.range5Crore, align: 'end' },
] as const;

/** Height of the drawing for a number of loans; its width is 300. */
export const loanRangesHeight = (count: number) => head + count * gap + 6;

/** Loan amounts as bars on one logarithmic scale; a stop in the primary colour marks the maximum. */
export function LoanRanges({ ranges }: { ranges: readonly LoanRange[] }) {
  const foot = loanRangesHeight(ranges.length) - 4;
  return (
    <Drawing variant="plain">
      {ticks.map(({ rupees, text, align }) => (
        <FlowText
          key={text}
          at={[align === 'middle' ? place(rupees) : align === 'start' ? 0 : 300, 16]}
          align={align}
        >
          {text}
        </FlowText>
      ))}
      <path
        d={ticks.map(({ rupees }) => `M${place(rupees)} 24V${foot}`).join('')}
        strokeDasharray="1 4"
        strokeWidth={1}
        className="stroke-brand-fine"
      />
      <path d={`M${left} 24H${right}`} strokeWidth={1.7} className="stroke-brand" />
      {ranges.map((range, index) => (
        <Range key={range.name} range={range} y={head + index * gap} />
      ))}
    </Drawing>
  );
}

function Range({ range: { name, text, from, to, row }, y }: { range: LoanRange; y: number }) {
  const start = place(from ?? least);
  const end = place(to);
  return (
    <>
      <rect x={0} y={y} width={300} height={22} className="fill-card" />
      <FlowText at={[0, y + 16]} align="start">
        {name}
      </FlowText>
      <FlowText at={[300, y + 16]} align="end" color="soft">
        {text}
      </FlowText>
      <rect
        x={start}
        y={y + 26}
        width={end - start}
        height={16}
        className={row ? `fill-accent ${highlightClass(row)}` : 'fill-accent'}
      />
      <Hatch x={start} y={y + 26} width={end - start} height={16} />
      <path
        d={from ? `M${start} ${y + 26}H${end}v16H${start}z` : `M${start} ${y + 26}H${end}v16H${start}`}
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <rect
        x={end - 9}
        y={y + 23}
        width={9}
        height={22}
        strokeWidth={1.5}
        className="fill-primary stroke-primary-foreground"
      />
    </>
  );
}
