import type { ReactNode } from 'react';
import { timelines } from '../timelines.ts';

export type Point = readonly [x: number, y: number];

const grounds = {
  /** Outlines in the brand colour, without fill. */
  outlines: 'fill-none stroke-brand forced-colors:[--primary:Highlight]',
  /** Drawn in the style of the line scenes (vignette-parts.tsx). */
  scene:
    'fill-none stroke-brand [stroke-width:1.1px] forced-colors:[--highlight-fine:CanvasText] forced-colors:[--primary:Canvas]',
  /** No default colours: each shape sets its own. */
  plain: 'fill-none forced-colors:[--primary:Canvas]',
} as const;

/**
 * The root group of a drawing. In forced colours, it replaces theme colours by system colours, because browsers do not
 * change the colours of shapes inside an SVG.
 */
export function Drawing({ variant, children }: { variant: keyof typeof grounds; children: ReactNode }) {
  return (
    <g
      className={`forced-colors:[--accent:Canvas] forced-colors:[--border:CanvasText] forced-colors:[--brand-fine:CanvasText] forced-colors:[--brand:CanvasText] forced-colors:[--card:Canvas] forced-colors:[--foreground-soft:CanvasText] forced-colors:[--foreground:CanvasText] forced-colors:[--primary-foreground:CanvasText] ${grounds[variant]}`}
    >
      {children}
    </g>
  );
}

const inks = {
  plain: 'fill-foreground',
  strong: 'fill-foreground font-semibold',
  soft: 'fill-foreground-soft',
  figure: 'fill-brand font-display font-bold',
  loud: 'fill-primary-foreground font-semibold',
} as const;

interface TextProps {
  at: Point;
  /** Font size in user units of the drawing. */
  size: number;
  ink: keyof typeof inks;
  align?: 'start' | 'middle' | 'end';
  /** Gives the text an outline in the background colour, for text over lines. */
  halo?: boolean;
  children: ReactNode;
}

const haloStroke = { paintOrder: 'stroke', strokeWidth: 5, strokeLinejoin: 'round' } as const;

/** A line of text with its baseline at `at`. */
function Text({ at: [x, y], size, ink, align = 'start', halo = false, children }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={align}
      className={`${inks[ink]} ${halo ? 'stroke-card' : 'stroke-none'}`}
      {...(halo && haloStroke)}
    >
      {children}
    </text>
  );
}

interface PlacedProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

interface LabelProps extends PlacedProps {
  /** Font size, at least 16: smaller text is unreadable in a window of 390 px. */
  size?: number;
  variant?: 'soft' | 'strong' | 'figure';
}

/** A label beside outlines. */
export function Label({ x, y, size = 16, anchor = 'start', variant = 'soft', children }: LabelProps) {
  return (
    <Text at={[x, y]} size={size} ink={variant} align={anchor}>
      {children}
    </Text>
  );
}

/** Text over the lines of a scene. Its 17 units are about 15.7 px in a window of 390 px. */
export function SceneText({
  x,
  y,
  anchor = 'start',
  bold = false,
  children,
}: PlacedProps & { bold?: boolean }) {
  return (
    <Text at={[x, y]} size={17} ink={bold ? 'strong' : 'plain'} align={anchor} halo>
      {children}
    </Text>
  );
}

interface FlowTextProps {
  at: Point;
  ink?: 'strong' | 'soft' | 'loud';
  align?: 'start' | 'middle' | 'end';
  /** Width over which a line behind the text is interrupted. */
  gap?: number;
  children: string;
}

/** Text on and beside the shapes of a flow chart, 15.5 units high. */
export function FlowText({ at, ink = 'strong', align = 'middle', gap, children }: FlowTextProps) {
  return (
    <>
      {gap && <rect x={at[0] - gap / 2} y={at[1] - 15} width={gap} height={21} className="fill-card" />}
      <Text at={at} size={15.5} ink={ink} align={align}>
        {children}
      </Text>
    </>
  );
}

interface DiscProps {
  at: Point;
  number: number;
  /** Fills the disc with primary, for the step that brings the money, or for a part that the text names. */
  loud?: boolean;
  large?: boolean;
}

/** The number of a step or a part in the text. */
export function Disc({ at: [x, y], number, loud = false, large = false }: DiscProps) {
  const words = large
    ? ({ size: 17, ink: 'loud' } as const)
    : ({ size: 15.5, ink: loud ? 'loud' : 'strong' } as const);
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={large ? 12.5 : 12}
        strokeWidth={1.5}
        className={loud ? 'fill-primary stroke-primary-foreground' : 'fill-card stroke-brand'}
      />
      <Text at={[x, y + (large ? 5.5 : 5.2)]} align="middle" {...words}>
        {number}
      </Text>
    </>
  );
}

/**
 * Returns the classes of a shape without a stroke. Its edge is highlighted while the step or table row `step`, counted
 * from 1, is in the middle of the window (`along` of sections/page-section.tsx, styles/read-along.css). It is never
 * highlighted in print, under reduced motion, and in browsers without scroll-driven animations.
 */
export const highlightClass = (step: number) =>
  `lit stroke-primary stroke-14 [stroke-linecap:round] [stroke-linejoin:round] [stroke-opacity:0] ${timelines[step - 1]?.part}`;

/** The edge of a part of the drawing. It is highlighted while its step is in the middle of the window. */
export const HighlightedPath = ({ step, d }: { step: number; d: string }) => (
  <path d={d} className={highlightClass(step)} />
);
