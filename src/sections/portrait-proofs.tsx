import { useId } from 'react';
import { portraits } from '../site/portraits.ts';

/** The portraits. Each portrait fades between two fractions of its height. */
const proofs = [
  [portraits['team-loans'], 0.8, 1.1],
  [portraits['team-ratings'], 0.5, 0.85],
  [portraits['team-trade'], 0.3, 0.65],
  [portraits['team-insurance'], 0, 0.35],
] as const;

/** Fades the portrait below into the card. An SVG, because no other page needs these gradients. */
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

/** Decorative portraits without names, as prints. Each print is less finished than the previous one. */
export function PortraitProofs() {
  return (
    <div className="wrap py-section print:hidden">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4" aria-hidden="true">
        {proofs.map(([portrait, from, to]) => (
          <div key={portrait} className="border-hair border-input bg-card p-2">
            <div className="relative">
              <div className={`portrait ${portrait}`} />
              <Fade from={from} to={to} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
