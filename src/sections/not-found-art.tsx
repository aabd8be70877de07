import { Rosette } from '../components/rosette.tsx';
import type { PageMark } from '../site/page-marks.ts';

/** The word VOID as rows of punched holes; each x is a hole. */
const punch = [
  'x...x...xxx...xxx..xxxx.',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  'x...x..x...x...x...x...x',
  '.x.x...x...x...x...x...x',
  '..x.....xxx...xxx..xxxx.',
];
/** Path of zero-length lines with round caps, which draw the holes. */
const holes = punch
  .flatMap((row, y) => [...row].map((hole, x) => (hole === 'x' ? `M${x + 1} ${y + 1}h0` : '')))
  .join('');

interface NotFoundArtProps {
  number: string;
  mark: PageMark;
}

/** Decorative drawing of the not-found page: a banknote with VOID punched through it. */
export function NotFoundArt({ number, mark }: NotFoundArtProps) {
  return (
    <div className="cancelled-note frame" aria-hidden="true">
      <div className="cut bg-accent" />
      <Rosette name={mark} />
      <p>{number}</p>
      <p>{number}</p>
      <svg viewBox="0 0 25 8" className="relative">
        <path d={holes} className="stroke-brand" />
        <path d={holes} className="stroke-background" />
      </svg>
    </div>
  );
}
