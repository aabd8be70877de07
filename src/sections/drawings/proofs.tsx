import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawings/elements.tsx';

const thin = 'fill-none stroke-brand-fine';
const line = 'fill-none stroke-brand';
const sheet = 'fill-card stroke-brand';
const highlight = 'fill-none stroke-highlight-fine';

/**
 * Returns the path of horizontal lines that look like printed text. Each line extends from x to `to`.
 */
const drawPrintedLines = (lines: readonly (readonly [x: number, y: number, to: number])[]) =>
  lines.map(([x, y, to]) => `M${x} ${y}H${to}`).join('');

/** Returns the path of a dimension line: a line between two end marks. */
const drawDimensionLine = (x: number, y: number, length: number) =>
  `M${x} ${y - 5}v10M${x} ${y}h${length}M${x + length} ${y - 5}v10`;

/** Returns the path of a wave. The distance between two crests is 20 units. */
const createWavePath = (x: number, y: number, crests: number) =>
  `M${x} ${y}${'q5-16 10 0t10 0'.repeat(crests)}`;

const drawings = {
  keys: (
    <>
      <rect x="12" y="30" width="46" height="40" rx="5" className={sheet} />
      <path d="M18 62h34M24 46h20m-5-5 5 5-5 5M46 40v12" className={thin} />
      <path d="M66 50h14m-5-5 5 5-5 5" className={highlight} />
      <rect x="96" y="28" width="88" height="44" rx="2" className="fill-primary stroke-foreground" />
      <rect x="91" y="23" width="98" height="54" rx="3" fill="none" stroke="var(--ring-inner)" strokeWidth="4" />
      <rect x="87" y="19" width="106" height="62" rx="5" fill="none" stroke="var(--ring)" strokeWidth="4" />
      <path d="M116 50h48" className="fill-none stroke-primary-foreground" strokeWidth="5" />
    </>
  ),
  speech: (
    <>
      <path d="M14 12h78v76H14z" className={sheet} />
      <path d="M22 26h44" className={line} strokeWidth="5" />
      <path d={drawPrintedLines([[22, 40, 84], [22, 48, 78], [32, 68, 84], [32, 78, 74]])} className={thin} />
      <path d="M22 58h30M23 68h3M23 78h3" className={line} strokeWidth="3" />
      <path d="M104 50h10m-4-4 4 4-4 4" className={highlight} />
      {[14, 24, 36, 24, 42, 30, 16, 26, 12].map((height, index) => (
        <path key={index} d={`M${124 + index * 8} ${50 - height}v${2 * height}`} className={line} strokeWidth="3" />
      ))}
    </>
  ),
  size: (
    <>
      <path d="M2 84h196M2 48h74M78 12h120" className={thin} strokeDasharray="3 4" />
      <g className="fill-foreground font-display" stroke="none">
        <text x="4" y="84" fontSize="49">
          Aa
        </text>
        <text x="76" y="84" fontSize="98">
          Aa
        </text>
      </g>
      <path d="M66 48v36m-4-36h8m-8 36h8M192 12v72m-4-72h8m-8 72h8" className={highlight} />
    </>
  ),
  contrast: (
    <>
      <path d="M10 14h84v72H10z" className={sheet} />
      <path d="M106 14h84v72h-84z" className="fill-foreground stroke-brand" />
      <path d={drawPrintedLines([[22, 32, 82], [22, 44, 76], [22, 56, 82], [22, 68, 60]])} className="stroke-foreground" strokeWidth="5" />
      <path d={drawPrintedLines([[118, 32, 178], [118, 44, 172], [118, 56, 178], [118, 68, 156]])} className="stroke-card" strokeWidth="5" />
      <circle cx="100" cy="50" r="21" className={sheet} />
      <g className="fill-brand font-display font-bold" stroke="none" textAnchor="middle">
        <text x="100" y="56" fontSize="17">
          7 : 1
        </text>
      </g>
    </>
  ),
  motion: (
    <>
      {[34, 42, 50, 58, 66].map((y) => (
        <path key={y} d={createWavePath(6, y, 3)} className={thin} />
      ))}
      <path d={createWavePath(6, 50, 3)} className={line} strokeWidth="2.5" />
      <path d="M70 50H76M124 50h70" className={line} strokeWidth="2.5" />
      <circle cx="100" cy="50" r="26" className="fill-accent stroke-brand" />
      <circle cx="100" cy="50" r="21" className={thin} />
      <path d="M93 40v20M107 40v20" className={line} strokeWidth="6" />
      <path d="M134 34h60M134 42h60M134 58h60M134 66h60" className={thin} strokeDasharray="2 5" />
    </>
  ),
  touch: (
    <>
      <path d="M76 8h64v64H76z" className="fill-accent stroke-brand" />
      <path d="M108 8v64M76 40h64" className={thin} strokeDasharray="3 4" />
      <circle cx="108" cy="40" r="22" className={line} />
      <circle cx="108" cy="40" r="16" className={thin} />
      <circle cx="108" cy="40" r="5" className="fill-brand" />
      <path d={`${drawDimensionLine(76, 84, 64)}M57 8h10M62 8v64M57 72h10`} className={highlight} />
      <g className="fill-foreground font-display font-bold" stroke="none" textAnchor="middle">
        <text x="108" y="100" fontSize="15">
          44
        </text>
        <text x="44" y="45" fontSize="15">
          44
        </text>
      </g>
    </>
  ),
  script: (
    <>
      <path d="M30 10h66v80H30z" className={sheet} />
      <path d="M38 24h40" className={line} strokeWidth="5" />
      <path d={drawPrintedLines([[38, 38, 88], [38, 46, 84], [38, 54, 88]])} className={thin} />
      <path d="M38 68h34M38 72h34" className={line} strokeWidth="2" />
      <path d="M118 78h8v8h-8zM132 66h8v20h-8z" className="fill-brand stroke-brand" />
      <path d="M146 52h8v34h-8zM160 38h8v48h-8zM174 24h8v62h-8z" className={thin} strokeDasharray="3 3" />
    </>
  ),
  words: (
    <>
      <path d={createWavePath(12, 34, 4)} className={thin} />
      <path d={createWavePath(22, 34, 3)} className={thin} />
      <path d="M8 44 96 24" className={highlight} strokeWidth="3" />
      <path d="M108 34h16m-5-5 5 5-5 5" className={highlight} />
      <path d={drawPrintedLines([[136, 34, 186], [12, 62, 84], [12, 80, 56]])} className={line} strokeWidth="5" />
      <path d="M94 62h3M66 80h3" className={line} strokeWidth="5" />
    </>
  ),
} satisfies Record<string, ReactNode>; // oxfmt-ignore

export type ProofName = keyof typeof drawings;

/**
 * The x coordinate of the left edge of each drawing. The view box starts there, so that the drawing is aligned with its
 * title.
 */
const leftEdges: Record<ProofName, number> = {
  keys: 11, speech: 13, size: 1, contrast: 9, motion: 5, touch: 33, script: 29, words: 7,
}; // oxfmt-ignore

/** A drawing of an accessibility measure, such as a focus ring, the size of a target, or text at 200%. */
export function Proof({ name }: { name: ProofName }) {
  return (
    <svg
      viewBox={`${leftEdges[name]} 0 200 102`}
      aria-hidden="true"
      strokeWidth="1.5"
      className="max-w-72 overflow-visible"
    >
      <Drawing variant="plain">{drawings[name]}</Drawing>
    </svg>
  );
}
