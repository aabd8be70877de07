import { Rosette } from '../components/rosette.tsx';
import type { PageMark } from '../site/page-marks.ts';

/** The word VOID as rows of punched holes. Each x stands for a hole. */
const punchedRows = [
  'x.....x..xxx..xxx..xxxx.',
  'x.....x.x...x..x...x...x',
  '.x...x..x...x..x...x...x',
  '.x...x..x...x..x...x...x',
  '..x.x...x...x..x...x...x',
  '..x.x...x...x..x...x...x',
  '...x.....xxx..xxx..xxxx.',
];
/** The path of the holes: lines of length zero with round caps. */
const holesPath = punchedRows
  .flatMap((row, y) => [...row].map((character, x) => (character === 'x' ? `M${x + 1} ${y + 1}h0` : '')))
  .join('');

interface NotFoundArtProps {
  number: string;
  mark: PageMark;
}

/** The decorative drawing of the 404 page. The word VOID is punched through a banknote. */
export function NotFoundArt({ number, mark }: NotFoundArtProps) {
  return (
    <div
      className="frame overlay aspect-[5/3] w-full max-w-120 -rotate-3 overflow-clip font-display text-[min(6vw,theme(fontSize.amount))] leading-none forced-colors:hidden"
      aria-hidden="true"
    >
      <div className="cut bg-accent" />
      <Rosette name={mark} className="w-[64%] opacity-45" />
      <p className="absolute top-[10%] left-[7%] text-brand">{number}</p>
      <p className="absolute right-[7%] bottom-[10%] text-brand">{number}</p>
      <svg viewBox="0 0 25 8" className="relative w-[86%] [stroke-width:0.62] [stroke-linecap:round]">
        <path d={holesPath} className="stroke-brand [stroke-width:0.8]" />
        <path d={holesPath} className="stroke-background" />
      </svg>
    </div>
  );
}
