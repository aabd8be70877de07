import { Rosette } from '../components/rosette.tsx';
import type { PageMark } from '../site/page-marks.ts';

/** Letters as a bank punches them through a cancelled note: a row a line, a hole for each x. */
const punch = [
  'x...x...xxx...xxx..xxxx.',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  '.x.x...x...x...x...x...x',
  '..x.....xxx...xxx..xxxx.',
];
/** Lines of no length, whose round ends are the holes. */
const holes = punch
  .flatMap((row, y) => [...row].map((hole, x) => (hole === 'x' ? `M${x + 1} ${y + 1}h0` : '')))
  .join('');

interface CancelledNoteProps {
  number: string;
  mark: PageMark;
}

/** A note of the house with VOID punched through it: what an address is worth that leads nowhere. Decoration. */
export function CancelledNote({ number, mark }: CancelledNoteProps) {
  return (
    <div className="cancelled-note frame" aria-hidden="true">
      <div className="cut bg-ledger" />
      <Rosette name={mark} />
      <p>{number}</p>
      <p>{number}</p>
      <svg viewBox="0 0 25 8" className="relative">
        <path d={holes} className="stroke-engrave" />
        <path d={holes} className="stroke-paper" />
      </svg>
    </div>
  );
}
