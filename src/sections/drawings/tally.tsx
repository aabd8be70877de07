import { Drawing } from '../../components/drawings/elements.tsx';

/** A document that is ticked or not. */
export type Mark = 'full' | 'open';

/**
 * Number of documents in the longest list. It sets the size of the sheets, so that all lists have sheets of the same
 * size.
 */
const ROOM = 12;

/** A count as sheets with a folded corner, one per document. The sheets of ticked documents are filled. */
export function Tally({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg viewBox={`0 0 ${ROOM * 24} 24`} aria-hidden="true" className="w-full max-w-72 flex-none">
      <Drawing variant="outlines">
        {marks.map((mark, index) => (
          <g key={index} transform={`translate(${index * 24 + 1} 1)`} strokeWidth="1.5">
            <path d="M0 0h10l6 6v16H0z" className={mark === 'full' ? 'fill-brand' : 'fill-card'} />
            <path d="M10 0v6h6" className={mark === 'full' ? 'stroke-card' : ''} />
            <path d="M4 12h8M4 16.5h8" strokeWidth="1" className={mark === 'full' ? 'stroke-card' : ''} />
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
