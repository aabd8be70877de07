import { useId } from 'react';
import { Drawing, Lettering } from '../../components/drawings/kit.tsx';

interface Product {
  name: string;
  words: string;
  /** Height of the wave. */
  swing: number;
  /** How many of them. */
  waves: number;
  /** Its value is made known now and then only. */
  seldomSeen?: boolean;
}

const rows: readonly Product[] = [
  { name: 'Fixed deposits', words: 'rate agreed at the start', swing: 0, waves: 1 },
  { name: 'Mutual funds', words: 'spread over many holdings', swing: 4, waves: 3 },
  { name: 'PMS', words: 'a portfolio chosen for you', swing: 8, waves: 4 },
  { name: 'Stock trading', words: 'single shares, day by day', swing: 13, waves: 7 },
  { name: 'AIF', words: 'special funds, often locked in', swing: 15, waves: 2, seldomSeen: true },
];

const height = 84;
const left = 14;
const right = 306;

/** A wave and a smaller, quicker one on it, both rising a little, calm where they begin and where the arrow is. */
function wave(y: number, swing: number, waves: number) {
  const points = Array.from({ length: 147 }, (_, step) => {
    const x = left + step * 2;
    const way = step / 146;
    const phase = 2 * Math.PI * waves * way;
    const up =
      Math.min(1, way * 4, (1 - way) * 14) * swing * (Math.sin(phase) + 0.35 * Math.sin(2.3 * phase));
    return `${x} ${(y - up - 6 * way).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Five products of the wealth page, each a bundle of lines as calm or as rough as its value. */
export function CalmToRough() {
  return (
    <Drawing look="scene">
      {rows.map((row, index) => (
        <Row key={row.name} row={row} top={index * height} />
      ))}
    </Drawing>
  );
}

function Row({ row, top }: { row: Product; top: number }) {
  const { name, words, swing, waves, seldomSeen } = row;
  const id = useId();
  return (
    <>
      {top > 0 && <path d={`M0 ${top}H320`} className="stroke-rule" />}
      <Lettering x={0} y={top + 21} bold>
        {name}
      </Lettering>
      <Lettering x={320} y={top + 21} anchor="end">
        {words}
      </Lettering>
      <path id={id} d={wave(top + 58, swing, waves)} />
      <g className="stroke-engrave-fine" strokeDasharray={seldomSeen ? '7 5' : undefined}>
        {[-6, -3, 3, 6].map((gap) => (
          <use key={gap} href={`#${id}`} y={gap} strokeWidth={0.9} />
        ))}
      </g>
      <use href={`#${id}`} strokeWidth={2} />
      <circle
        cx={left - 5}
        cy={top + 58}
        r={8}
        strokeWidth={1.5}
        className="fill-marigold stroke-on-marigold"
      />
      <path d={`M${right} ${top + 46}l7 6-7 6m0-6h7`} strokeWidth={2} />
    </>
  );
}
