import { useId } from 'react';
import { portraits } from '../site/portraits.ts';
import { noteClasses } from '../components/note-classes.ts';

/** Portraits. Each fades between two fractions of its height. */
const proofs = [
  [portraits['team-loans'], 0.8, 1.1],
  [portraits['team-ratings'], 0.5, 0.85],
  [portraits['team-trade'], 0.3, 0.65],
  [portraits['team-insurance'], 0, 0.35],
] as const;

/** Fades the portrait below it into the card. Drawn as SVG, because only this page needs these gradients. */
function Fade({ from, to }: { from: number; to: number }) {
  const id = useId();
  return (
    <svg overflow="visible" className="absolute inset-0 h-full w-full forced-colors:[--card:Canvas]">
      <linearGradient className="text-secondary-foreground" id={`${id}g`} x2="0" y1={from} y2={to}>
        <stop />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <mask id={id}>
        <rect width="101%" height="101%" fill={`url(#${id}g)`} />
      </mask>
      <rect width="101%" height="101%" mask={`url(#${id})`} className="fill-card" />
    </svg>
  );
}

/**
 * Portraits without names above a note, styled as unfinished prints. Decorative: the note says that the portraits will
 * follow.
 */
export function PortraitProofs({ note }: { note: string }) {
  return (
    <div className="wrap py-section">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 print:hidden" aria-hidden="true">
        {proofs.map(([portrait, from, to]) => (
          <div key={portrait} className="border-hair border-input bg-card p-2">
            <div className="relative">
              <div className={`portrait ${portrait}`} />
              <Fade from={from} to={to} />
            </div>
          </div>
        ))}
      </div>
      <p className={`mt-4 ${noteClasses}`}>{note}</p>
    </div>
  );
}
