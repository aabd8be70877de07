import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawings/elements.tsx';

const drawings: Readonly<Record<string, ReactNode>> = {
  salaried: (
    <>
      <path d="M20 22h24v28H20zM29 22v-8h6v8M24 43h16M24 46h11" />
      <circle cx="32" cy="31" r="4" />
      <path d="M25 39a7 5 0 0 1 14 0" />
    </>
  ),
  'self-employed': <path d="M32 12 23 34l4 6h10l4-6zM32 12v18M27 40v8h10v-8M27 44h10M32 30a2 2 0 1 0 .1 0" />,
  proprietor: (
    <path d="M19 18h26l4 10H15zM15 28a4 4 0 0 0 8.5 0 4 4 0 0 0 8.5 0 4 4 0 0 0 8.5 0 4 4 0 0 0 8.5 0M24 18l-1 10M32 18v10M40 18l1 10M18 33v15h28V33M23 48V37h8v11M35 37h7v6h-7z" />
  ),
  partnership: (
    <>
      <circle cx="26" cy="32" r="11" />
      <circle cx="38" cy="32" r="11" />
      <path d="M32 23v18M29 26v12M35 26v12" />
    </>
  ),
  company: (
    <path d="M16 24 32 14l16 10zM18 24v3h28v-3M21 27v15M27 27v15M37 27v15M43 27v15M32 27v15M18 42h28v3H18zM15 45h34v4H15z" />
  ),
  nri: (
    <>
      <path d="M20 13h24v38H20zM26 45h12" />
      <circle cx="32" cy="28" r="8" />
      <path d="M24 28h16M32 20a4 8 0 0 0 0 16 4 8 0 0 0 0-16" />
    </>
  ),
};

/** The engraved symbol of a type of applicant, such as 'salaried'. */
export function Applicant({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" strokeWidth="1.5" strokeLinejoin="round" className="w-full">
      <Drawing variant="outlines">
        {Array.from({ length: 12 }, (_, index) => (
          <ellipse
            key={index}
            cx="32"
            cy="32"
            rx="31"
            ry="27"
            transform={`rotate(${index * 15} 32 32)`}
            strokeWidth=".7"
            className="stroke-brand-fine"
          />
        ))}
        <g className="fill-card">
          <circle cx="32" cy="32" r="26.5" />
          {drawings[type]}
        </g>
      </Drawing>
    </svg>
  );
}
