import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawings/elements.tsx';

const line = 'fill-none stroke-brand';
const thin = 'fill-none stroke-brand-fine';

const scenes = {
  letter: (
    <>
      <path d="M44 30h152v118H44z" className="fill-card stroke-brand" />
      <path d="M58 46h70" className={line} strokeWidth="5" />
      <path d="M58 60h124v16H58zM58 84h124v16H58zM58 108h124v26H58z" className={thin} />
      <path d="M64 68h52M64 92h72M64 117h92M64 126h40" className={line} strokeWidth="2" />
      <path d="m116 122 50-66 10 8-50 66-14 6zM158 66l10 8M112 136l4-14 10 8" className="fill-card stroke-highlight-fine" />
    </>
  ),
  open: (
    <>
      <path d="M30 78 120 14l90 64z" className="fill-accent stroke-brand" />
      <path d="M50 34h140v84H50z" className="fill-card stroke-brand" />
      <path d="M62 50h48" className={line} strokeWidth="4" />
      <path d="M62 64h116M62 75h104M62 86h112" className={thin} />
      <path d="M30 78v78h180V78l-90 50z" className="fill-accent stroke-brand" />
      <path d="M30 156 98 116M210 156 142 116" className={thin} />
    </>
  ),
  sealed: (
    <>
      <path d="M30 78h180v78H30z" className="fill-accent stroke-brand" />
      <path d="M30 156 100 112M210 156 140 112" className={thin} />
      <path d="M30 78h180l-90 58z" className="fill-accent stroke-brand" />
      {[0, 10, 20, 30, 40, 50, 60, 70, 80].map((turn) => (
        <path key={turn} d="M103 115h34v34h-34z" transform={`rotate(${turn} 120 132)`} className="fill-primary stroke-primary-foreground" strokeWidth=".6" />
      ))}
      <circle cx="120" cy="132" r="14" className="fill-primary stroke-primary-foreground" />
      <path d="m113 132 5 6 10-12" className="fill-none stroke-primary-foreground" strokeWidth="2.5" />
      <path d="M62 34h106m-9-9 9 9-9 9M40 48h52M150 48h38M84 20h36" className="fill-none stroke-highlight-fine" />
    </>
  ),
} satisfies Record<string, ReactNode>; // oxfmt-ignore

export type EnvelopeScene = keyof typeof scenes;

/** A letter that is being written, put into its envelope, or sealed. */
export function Envelope({ scene }: { scene: EnvelopeScene }) {
  return (
    <svg
      viewBox="26 10 188 150"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-full"
    >
      <Drawing variant="plain">{scenes[scene]}</Drawing>
    </svg>
  );
}
