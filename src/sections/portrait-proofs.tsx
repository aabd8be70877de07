import { useId } from 'react';
import { portraits } from '../site/portraits.ts';

/** Each portrait fades out between two fractions of its height. */
const proofs = [
  { portrait: portraits['team-loans'], from: 0.8, to: 1.1 },
  { portrait: portraits['team-ratings'], from: 0.5, to: 0.85 },
  { portrait: portraits['team-trade'], from: 0.3, to: 0.65 },
  { portrait: portraits['team-insurance'], from: 0, to: 0.35 },
] as const;

/**
 * Covers a portrait with a gradient to the colour of the card, so that the portrait fades out. The gradient is an SVG,
 * because classes would be in the style sheet, which all pages load.
 */
function FadeOut({ from, to }: { from: number; to: number }) {
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

/** Decorative portraits that look like the proofs of an engraving. Each is less finished than the previous portrait. */
export function PortraitProofs() {
  return (
    <div className="wrap py-section print:hidden">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4" aria-hidden="true">
        {proofs.map(({ portrait, from, to }) => (
          <div key={portrait} className="border-hair border-input bg-card p-2">
            <div className="relative">
              <div className={`portrait ${portrait}`} />
              <FadeOut from={from} to={to} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
