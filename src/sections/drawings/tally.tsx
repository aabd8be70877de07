import { Drawing } from '../../components/drawings/elements.tsx';

/**
 * The number of documents in the longest list. The drawing always has space for this number, so that its sheets have
 * the same size for all lists.
 */
const MAX_DOCUMENTS = 12;

/** One sheet with a folded corner for each document. The sheets of documents that are ticked are filled. */
export function Tally({ isTicked }: { isTicked: readonly boolean[] }) {
  return (
    <svg viewBox={`0 0 ${MAX_DOCUMENTS * 24} 24`} aria-hidden="true" className="w-full max-w-72 flex-none">
      <Drawing variant="outlines">
        {isTicked.map((isFilled, index) => (
          <g key={index} transform={`translate(${index * 24 + 1} 1)`} strokeWidth="1.5">
            <path d="M0 0h10l6 6v16H0z" className={isFilled ? 'fill-brand' : 'fill-card'} />
            <path d="M10 0v6h6" className={isFilled ? 'stroke-card' : ''} />
            <path d="M4 12h8M4 16.5h8" strokeWidth="1" className={isFilled ? 'stroke-card' : ''} />
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
