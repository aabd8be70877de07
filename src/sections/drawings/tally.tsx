import { Drawing } from '../../components/drawings/kit.tsx';

/** A mark each, as punched into a card: full, half or open. */
export type Mark = 'full' | 'half' | 'open';

/** At most; so that those of several cards are of one size. */
const ROOM = 24;

/** What a number counts, one mark for each. */
export function Tally({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg viewBox={`0 0 ${ROOM * 12} 18`} aria-hidden="true" className="mt-1.5 w-full max-w-72 flex-none">
      <Drawing look="outlines">
        {marks.map((mark, index) => (
          <g key={index} transform={`translate(${index * 12 + 1} 1)`} strokeWidth="1.5">
            <path d="M0 0h8v16H0z" className={mark === 'full' ? 'fill-engrave' : 'fill-leaf'} />
            {mark === 'half' && <path d="M0 8h8v8H0z" className="fill-engrave" />}
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
