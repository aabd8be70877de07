/** For each direction, the angle of the lines in degrees, and the distance between them in user units. */
const directions = {
  level: { turn: 0, gap: 4 },
  upright: { turn: 90, gap: 4 },
  slant: { turn: -45, gap: 4 },
  'slant-wide': { turn: -45, gap: 7 },
} as const;

interface LinePatternProps {
  /** An id that is unique on the page. Shapes refer to it with `fill="url(#id)"`. */
  id: string;
  direction: keyof typeof directions;
}

/** A pattern of parallel lines that shade a shape, as in an engraving. */
export function LinePattern({ id, direction }: LinePatternProps) {
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

/**
 * The main line of a drawing, in the primary colour. The line has an outline, because the primary colour alone has too
 * little contrast.
 */
export function MainLine({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="stroke-foreground" strokeWidth="8" />
      <path d={d} className="stroke-primary" strokeWidth="5" />
    </>
  );
}
