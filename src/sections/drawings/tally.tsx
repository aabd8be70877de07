import { Drawing } from '../../components/drawings/elements.tsx';

/** A full, half-filled or open mark. */
export type Mark = 'full' | 'half' | 'open';

/** Marks per card at most, so that several cards have the same size. */
const ROOM = 24;

/** A count as marks, one per item. */
export function Tally({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg viewBox={`0 0 ${ROOM * 12} 18`} aria-hidden="true" className="mt-1.5 w-full max-w-72 flex-none">
      <Drawing variant="outlines">
        {marks.map((mark, index) => (
          <g key={index} transform={`translate(${index * 12 + 1} 1)`} strokeWidth="1.5">
            <path d="M0 0h8v16H0z" className={mark === 'full' ? 'fill-brand' : 'fill-card'} />
            {mark === 'half' && <path d="M0 8h8v8H0z" className="fill-brand" />}
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
