import { Drawing, Label } from '../../components/drawings/elements.tsx';
import { MainLine } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';

/** The symbols of the long-term rating scale and their meaning, starting with the safest grade. */
const grades = [
  { symbol: 'AAA', meaning: words.scaleAaa },
  { symbol: 'AA', meaning: words.scaleAa },
  { symbol: 'A', meaning: words.scaleA },
  { symbol: 'BBB', meaning: words.scaleBbb },
  { symbol: 'BB', meaning: words.scaleBb },
  { symbol: 'B', meaning: words.scaleB },
  { symbol: 'C', meaning: words.scaleC },
  { symbol: 'D', meaning: words.scaleD },
] as const;

const INVESTMENT_GRADE_COUNT = 4;
const rowHeight = 36;

/** Returns the y coordinate of the top of a grade. Below the investment grades, there is space for a heading. */
const getRowTop = (index: number) => 28 + rowHeight * index + (index < INVESTMENT_GRADE_COUNT ? 0 : 48);

/** Returns the path of a bar of vertical lines. Safer grades have longer bars. */
function createBarPath(index: number): string {
  const lines = 2 + 3 * (grades.length - 1 - index);
  return `M68 ${getRowTop(index) + 5}v20${'m3.4-20v20'.repeat(lines - 1)}`;
}

export const ratingScaleFrame = {
  viewBox: '0 0 300 378',
  title: words.scaleTitle,
  description: words.scaleDescription,
};

/** The long-term rating scale, with the safest grade at the top. */
export function RatingScale() {
  return (
    <Drawing variant="outlines">
      <Label x={0} y={16} variant="strong">
        {words.scaleInvestment}
      </Label>
      {grades.map(({ symbol, meaning }, index) => (
        <g key={symbol}>
          <path d={`M0 ${getRowTop(index)}h300`} className="stroke-border" strokeWidth="1" />
          <Label x={0} y={getRowTop(index) + 25} size={24} variant="figure">
            {symbol}
          </Label>
          <path d={createBarPath(index)} strokeWidth="1.3" />
          <Label x={160} y={getRowTop(index) + 23}>
            {meaning}
          </Label>
        </g>
      ))}
      <MainLine d="M0 180h300" />
      <Label x={0} y={211} variant="strong">
        {words.scaleBelow}
      </Label>
      <path d="M0 372h300M0 375.500h300" strokeWidth="1.2" />
    </Drawing>
  );
}
