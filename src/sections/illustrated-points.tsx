import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { Proof } from './drawings/proofs.tsx';
import type { ProofName } from './drawings/proofs.tsx';

interface IllustratedPointsProps {
  points: readonly {
    title: string;
    text: string;
    drawing: ProofName;
    /** Whether the point is half as wide as the row, instead of a third. Its drawing is then next to the text. */
    wide?: boolean;
  }[];
}

/** Points with drawings in a grid. In wide windows, a row has three points, or two wide ones. */
export function IllustratedPoints({ points }: IllustratedPointsProps) {
  return (
    <ul
      role="list"
      className="grid overflow-clip border-control border-brand bg-card sm:grid-cols-2 lg:grid-cols-6"
    >
      {points.map(({ title, text, drawing, wide }) => (
        <li
          key={title}
          className={`-mt-px -ml-px grid content-start items-center gap-x-4 gap-y-2 border-t-hair border-l-hair border-border px-4 py-3 sm:px-6 sm:py-5 ${wide ? 'lg:col-span-3 lg:grid-cols-2' : 'lg:col-span-2'}`}
        >
          <div className={`w-40 max-w-full lg:w-full ${wide ? 'lg:row-span-2' : ''}`} aria-hidden="true">
            <Proof name={drawing} />
          </div>
          <h3 className="font-display text-h3 font-bold">{preventRangeWraps(title)}</h3>
          <p className={`self-start text-sm text-foreground-soft ${wide ? 'lg:col-start-2' : ''}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
