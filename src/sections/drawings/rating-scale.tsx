import { Drawing, Label } from '../../components/drawings/elements.tsx';
import { MainLine } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';

/** Symbols of the long-term rating scale and their meaning. */
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

/** Number of investment grades. */
const investment = 4;
const row = 36;

const top = (index: number) => 28 + row * index + (index < investment ? 0 : 48);

/** Returns the path of a bar of parallel lines. A safer grade has a longer and denser bar. */
function bar(index: number): string {
  const lines = 2 + 3 * (grades.length - 1 - index);
  return `M68 ${top(index) + 5}v20${'m3.4-20v20'.repeat(lines - 1)}`;
}

export const ratingScaleFrame = {
  viewBox: '0 0 300 378',
  title: words.scaleTitle,
  description: words.scaleDescription,
};

/** The long-term rating scale as a ladder. */
export function RatingScale() {
  return (
    <Drawing variant="outlines">
      <Label x={0} y={16} variant="strong">
        {words.scaleInvestment}
      </Label>
      {grades.map(({ symbol, meaning }, index) => (
        <g key={symbol}>
          <path d={`M0 ${top(index)}h300`} className="stroke-border" strokeWidth="1" />
          <Label x={0} y={top(index) + 25} size={24} variant="figure">
            {symbol}
          </Label>
          <path d={bar(index)} strokeWidth="1.3" />
          <Label x={160} y={top(index) + 23}>
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
