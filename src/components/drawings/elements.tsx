import type { ReactNode } from 'react';
import { timelines } from '../timelines.ts';

type Point = readonly [x: number, y: number];

const variants = {
  /** Outlines in the brand colour, without fill. */
  outlines: 'fill-none stroke-brand forced-colors:[--primary:Highlight]',
  /** Fine outlines, as in the vignettes (vignette-parts.tsx). */
  scene:
    'fill-none stroke-brand [stroke-width:1.1px] forced-colors:[--highlight-fine:CanvasText] forced-colors:[--primary:Canvas]',
  /** No outlines and no fill, because each shape sets its own colours. */
  plain: 'fill-none forced-colors:[--primary:Canvas]',
} as const;

/**
 * The root group of a drawing. In forced colours, the group replaces the colours of the theme by system colours,
 * because browsers do not change the colours of SVG shapes.
 */
export function Drawing({ variant, children }: { variant: keyof typeof variants; children: ReactNode }) {
  return (
    <g
      className={`forced-colors:[--accent:Canvas] forced-colors:[--border:CanvasText] forced-colors:[--brand-fine:CanvasText] forced-colors:[--brand:CanvasText] forced-colors:[--card:Canvas] forced-colors:[--foreground-soft:CanvasText] forced-colors:[--foreground:CanvasText] forced-colors:[--primary-foreground:CanvasText] ${variants[variant]}`}
    >
      {children}
    </g>
  );
}

const textColors = {
  plain: 'fill-foreground',
  strong: 'fill-foreground font-semibold',
  soft: 'fill-foreground-soft',
  figure: 'fill-brand font-display font-bold',
  onPrimary: 'fill-primary-foreground font-semibold',
} as const;

interface TextProps {
  at: Point;
  /** The font size in user units of the drawing. */
  size: number;
  color: keyof typeof textColors;
  align?: 'start' | 'middle' | 'end';
  /** Whether an outline in the background colour makes the text readable over lines. */
  hasOutline?: boolean;
  children: ReactNode;
}

const haloStroke = { paintOrder: 'stroke', strokeWidth: 5, strokeLinejoin: 'round' } as const;

/** A line of text. `at` is a point on its baseline. */
function Text({ at: [x, y], size, color, align = 'start', hasOutline = false, children }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={align}
      className={`${textColors[color]} ${hasOutline ? 'stroke-card' : 'stroke-none'}`}
      {...(hasOutline && haloStroke)}
    >
      {children}
    </text>
  );
}

interface PlacedTextProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

interface LabelProps extends PlacedTextProps {
  /** The font size in user units. It must be at least 16, because smaller text is unreadable in a window of 390 px. */
  size?: number;
  variant?: 'soft' | 'strong' | 'figure';
}

/** A label next to the outlines of a drawing. */
export function Label({ x, y, size = 16, anchor = 'start', variant = 'soft', children }: LabelProps) {
  return (
    <Text at={[x, y]} size={size} color={variant} align={anchor}>
      {children}
    </Text>
  );
}

/** Text over the lines of a scene. Its font size is 17 units, which is about 15.7 px in a window of 390 px. */
export function SceneText({
  x,
  y,
  anchor = 'start',
  bold = false,
  children,
}: PlacedTextProps & { bold?: boolean }) {
  return (
    <Text at={[x, y]} size={17} color={bold ? 'strong' : 'plain'} align={anchor} hasOutline>
      {children}
    </Text>
  );
}

interface FlowTextProps {
  at: Point;
  color?: 'strong' | 'soft' | 'onPrimary';
  align?: 'start' | 'middle' | 'end';
  /** The width of the gap that the text needs in the line behind it. Without it, the line has no gap. */
  gap?: number;
  children: string;
}

/** Text on or next to the shapes of a flow chart. Its font size is 15.5 units. */
export function FlowText({ at, color = 'strong', align = 'middle', gap, children }: FlowTextProps) {
  return (
    <>
      {gap && <rect x={at[0] - gap / 2} y={at[1] - 15} width={gap} height={21} className="fill-card" />}
      <Text at={at} size={15.5} color={color} align={align}>
        {children}
      </Text>
    </>
  );
}

interface DiscProps {
  at: Point;
  number: number;
  /**
   * Whether the disc is filled with the primary colour, for the step that brings the money, or for a part of an object.
   */
  isPrimary?: boolean;
  large?: boolean;
}

/** A disc with the number of a step or of a part. The text of the page refers to this number. */
export function Disc({ at: [x, y], number, isPrimary = false, large = false }: DiscProps) {
  const color = large || isPrimary ? 'onPrimary' : 'strong';
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={large ? 12.5 : 12}
        strokeWidth={1.5}
        className={isPrimary ? 'fill-primary stroke-primary-foreground' : 'fill-card stroke-brand'}
      />
      <Text at={[x, y + (large ? 5.5 : 5.2)]} size={large ? 17 : 15.5} color={color} align="middle">
        {number}
      </Text>
    </>
  );
}

/**
 * Returns classes for a part of a drawing. They add a transparent stroke. While the matching step or table row of the
 * text is in the middle of the window, the stroke is visible (`along` of sections/page-section.tsx,
 * styles/read-along.css). The stroke stays transparent in print, in forced colours, while motion is reduced or paused,
 * and in browsers without scroll-driven animations.
 * @param step the number of the step or row, from 1
 */
export const getHighlightClass = (step: number) =>
  `lit stroke-primary stroke-14 [stroke-linecap:round] [stroke-linejoin:round] [stroke-opacity:0] ${timelines[step - 1]?.part}`;

/** A part of the drawing with a stroke that is visible while the matching step is in the middle of the window. */
export const HighlightedPath = ({ step, d }: { step: number; d: string }) => (
  <path d={d} className={getHighlightClass(step)} />
);
