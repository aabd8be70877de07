import type { ReactNode } from 'react';

/**
 * The ground of a drawing: outlines in the tone of the engraving, no fill. In forced colours the roles used in it
 * become the system's own, since shapes inside an SVG are not recoloured by the browser.
 */
export function Engraved({ children }: { children: ReactNode }) {
  return (
    <g className="fill-none stroke-engrave forced-colors:[--rule:CanvasText] forced-colors:[--engrave-fine:CanvasText] forced-colors:[--engrave:CanvasText] forced-colors:[--ink-soft:CanvasText] forced-colors:[--ink:CanvasText] forced-colors:[--leaf:Canvas] forced-colors:[--marigold:Highlight]">
      {children}
    </g>
  );
}

const directions = {
  level: { turn: 0, gap: 4 },
  upright: { turn: 90, gap: 4 },
  slant: { turn: -45, gap: 4 },
  'slant-wide': { turn: -45, gap: 7 },
} as const;

interface LinesProps {
  /** Unique on the page; shapes refer to it by `fill="url(#id)"`. */
  id: string;
  direction: keyof typeof directions;
}

/** A tone made of parallel lines, as an engraver makes it: never a grey fill. */
export function Lines({ id, direction }: LinesProps) {
  const { turn, gap } = directions[direction];
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d={`M0 ${gap / 2}h${gap}`} strokeWidth="0.9" />
    </pattern>
  );
}

const looks = {
  plain: 'fill-ink-soft font-sans',
  strong: 'fill-ink font-sans font-semibold',
  figure: 'fill-engrave font-display font-bold',
} as const;

interface LabelProps {
  x: number;
  y: number;
  /** In units of the drawing; 16 is the least that is read at 390 px. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  look?: keyof typeof looks;
  children: ReactNode;
}

/** Words in a drawing. */
export function Label({ x, y, size = 16, anchor = 'start', look = 'plain', children }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} className={`stroke-none ${looks[look]}`}>
      {children}
    </text>
  );
}

/** The one loud line of a drawing: marigold, held by an outline, since it is too light alone. */
export function LoudLine({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="stroke-ink" strokeWidth="8" />
      <path d={d} className="stroke-marigold" strokeWidth="5" />
    </>
  );
}
