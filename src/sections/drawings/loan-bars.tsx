import { Drawing, FlowText } from '../../components/drawings/elements.tsx';
import { Hatch } from '../../components/drawings/flow.tsx';
import { formatList } from '../../lib/format-list.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { splitAmount } from '../../lib/indian-money.ts';
import * as words from '#words/drawings.json';

export interface LargestLoan {
  name: string;
  rupees: number;
}

/** The height of a bar with its texts. */
const rowHeight = 50;
const barHeight = 16;
/** The length of the second-longest bar. All bars up to this length are to scale. */
const longest = 230;
/** An edge of the break in the last bar. It is a little longer than the height of the bar. */
const zigzag = 'l6 5-6 5 6 5-6 5';
const zigzagBack = 'l6-5-6-5 6-5-6-5';

const formatAmount = (rupees: number) =>
  Object.values(splitAmount(rupees * 100))
    .join(' ')
    .trim();

/** Returns the props of the drawing's frame. The largest loan must be the last one. */
export const loanBarsFrame = (loans: readonly LargestLoan[]) => ({
  viewBox: `0 0 300 ${loans.length * rowHeight - 4}`,
  title: words.barsTitle,
  description: formatMessage(words.barsDescription, {
    loans: formatList(loans.map(({ name, rupees }) => `${name} ${formatAmount(rupees)}`)),
  }),
});

/** Loans as bars to scale. The last loan is much larger than all others, so its bar is not to scale and has a break. */
export function LoanBars({ loans }: { loans: readonly LargestLoan[] }) {
  const scale = longest / (loans.at(-2)?.rupees ?? 1);
  return (
    <Drawing variant="plain">
      {loans.map(({ name, rupees }, index) => {
        const isBroken = index === loans.length - 1;
        const length = isBroken ? 298 : +(rupees * scale).toFixed(1);
        const y = index * rowHeight;
        return (
          <g key={name}>
            <FlowText at={[0, y + 16]} align="start">
              {name}
            </FlowText>
            <FlowText at={[300, y + 16]} align="end" color="soft">
              {formatAmount(rupees)}
            </FlowText>
            <rect
              x={1}
              y={y + 25}
              width={length}
              height={barHeight}
              strokeWidth={1.5}
              className="fill-accent stroke-brand"
            />
            <Hatch x={1} y={y + 25} width={length} height={barHeight} />
            {isBroken ? (
              <>
                <path d={`M${longest} ${y + 23}${zigzag}h9${zigzagBack}z`} className="fill-card" />
                <path
                  d={`M${longest} ${y + 23}${zigzag}M${longest + 9} ${y + 23}${zigzag}`}
                  strokeWidth={1.5}
                  className="stroke-brand"
                />
              </>
            ) : (
              <rect
                x={Math.max(1, length - 5)}
                y={y + 22}
                width={6}
                height={22}
                strokeWidth={1.5}
                className="fill-primary stroke-primary-foreground"
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
