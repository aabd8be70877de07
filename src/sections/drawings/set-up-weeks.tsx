import { Disc, Drawing, FlowText } from '../../components/drawings/elements.tsx';
import { Hatch } from '../../components/drawings/flow.tsx';

interface Weeks {
  readonly from: number;
  readonly to: number;
}

const weekCount = 12;
const width = 300;
const firstWeekX = 48;
const weekWidth = 21;
const rowHeight = 32;
const headerHeight = 28;

const weekNumbers = Array.from({ length: weekCount }, (_, index) => index + 1);

/** Returns the x coordinate of the start of a week. The first week is 1. */
const getXOfWeek = (week: number) => firstWeekX + (week - 1) * weekWidth;

export const getSetUpWeeksView = (steps: number) => `0 0 ${width} ${headerHeight + steps * rowHeight + 2}`;

/** A calendar of twelve weeks with a bar for each step. The list below the drawing has the same numbers. */
export function SetUpWeeks({ steps, axis }: { steps: readonly Weeks[]; axis: string }) {
  const bottom = headerHeight + steps.length * rowHeight;
  return (
    <Drawing variant="plain">
      <FlowText at={[0, 17]} align="start" color="soft">
        {axis}
      </FlowText>
      {weekNumbers.map((week) => (
        <FlowText key={week} at={[getXOfWeek(week + 0.5), 17]}>
          {String(week)}
        </FlowText>
      ))}
      <path
        d={[...weekNumbers, weekCount + 1]
          .map((week) => `M${getXOfWeek(week)} ${headerHeight}V${bottom}`)
          .join('')}
        strokeDasharray="1 4"
        strokeWidth={1}
        className="stroke-brand-fine"
      />
      <path
        d={`M0 ${headerHeight}H${width}M0 ${bottom}H${width}`}
        strokeWidth={1.7}
        className="stroke-brand"
      />
      {steps.map(({ from, to }, index) => {
        const y = headerHeight + index * rowHeight;
        const bar = { x: getXOfWeek(from), y: y + 7, width: (to - from + 1) * weekWidth, height: 18 };
        const isLast = index === steps.length - 1;
        return (
          <g key={index}>
            {index > 0 && <path d={`M0 ${y}H${width}`} strokeWidth={1} className="stroke-border" />}
            <Disc at={[14, y + 16]} number={index + 1} isPrimary={isLast} />
            <rect
              {...bar}
              strokeWidth={1.5}
              className={isLast ? 'fill-primary stroke-primary-foreground' : 'fill-accent stroke-brand'}
            />
            {!isLast && <Hatch {...bar} />}
          </g>
        );
      })}
    </Drawing>
  );
}
