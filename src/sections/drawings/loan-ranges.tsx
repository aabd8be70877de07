import { Hatch } from '../../components/drawings/flow.tsx';
import { Drawing, getHighlightClass, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export interface LoanRange {
  name: string;
  /** The range as a text, such as '₹50,000–25 lakh'. */
  text: string;
  /** The minimum in rupees. If it is omitted, the bar is open on the left. */
  from?: number;
  /** The maximum in rupees. */
  to: number;
  /** The number of the loan's row in the table next to the drawing, starting with 1. */
  row?: number;
}

/** The ends of the scale, in rupees. */
const scaleStart = 50_000;
const scaleEnd = 100_000_000;
const left = 8;
const right = 292;
/** The height of a range with its texts. */
const rangeHeight = 58;
/** The height of the axis with its labels. */
const axisHeight = 44;

/** Returns the x coordinate of an amount, on a logarithmic scale from ₹50,000 to ₹10 crore. */
const getXOfAmount = (rupees: number) =>
  +(left + ((right - left) * Math.log(rupees / scaleStart)) / Math.log(scaleEnd / scaleStart)).toFixed(1);

const ticks = [
  { rupees: 50_000, text: words.range50000, align: 'start' },
  { rupees: 1_000_000, text: words.range10Lakh, align: 'middle' },
  { rupees: 10_000_000, text: words.range1Crore, align: 'middle' },
  { rupees: scaleEnd, text: words.range10Crore, align: 'end' },
] as const;

/** The x coordinates of the first and the last label. The other labels are centred on their ticks. */
const labelX = { start: 0, middle: undefined, end: 300 } as const;

/** Returns the height of the drawing for a number of loans. Its width is 300. */
export const getLoanRangesHeight = (count: number) => axisHeight + count * rangeHeight + 6;

/**
 * The ranges of loan amounts, drawn as bars on one logarithmic scale. The right end of each bar is in the primary
 * colour.
 */
export function LoanRanges({ ranges }: { ranges: readonly LoanRange[] }) {
  const bottom = getLoanRangesHeight(ranges.length) - 4;
  return (
    <Drawing variant="plain">
      {ticks.map(({ rupees, text, align }) => (
        <FlowText key={text} at={[labelX[align] ?? getXOfAmount(rupees), 16]} align={align}>
          {text}
        </FlowText>
      ))}
      <path
        d={ticks.map(({ rupees }) => `M${getXOfAmount(rupees)} 24V${bottom}`).join('')}
        strokeDasharray="1 4"
        strokeWidth={1}
        className="stroke-brand-fine"
      />
      <path d={`M${left} 24H${right}`} strokeWidth={1.7} className="stroke-brand" />
      {ranges.map((range, index) => (
        <Range key={range.name} range={range} y={axisHeight + index * rangeHeight} />
      ))}
    </Drawing>
  );
}

function Range({ range: { name, text, from, to, row }, y }: { range: LoanRange; y: number }) {
  const start = getXOfAmount(from ?? scaleStart);
  const end = getXOfAmount(to);
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
        className={row ? `fill-accent ${getHighlightClass(row)}` : 'fill-accent'}
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
