import { FlowText } from './elements.tsx';

const strokes = {
  /** A transfer of goods, of documents or of a payment. */
  plain: 'stroke-brand',
  /** A transfer that is limited, or that happens only if another transfer fails. */
  dashed: 'stroke-brand',
  /** The most important transfer of money in the drawing. The line has the primary colour and a dark outline. */
  money: 'stroke-primary',
} as const;

interface ArrowProps {
  /** The points of the line, as in an SVG `polyline`: '70,368 30,368'. The arrowhead is at the last point. */
  points: string;
  variant?: keyof typeof strokes;
}

export function Arrow({ points, variant = 'plain' }: ArrowProps) {
  const coordinates = points.split(' ').map((point) => point.split(',').map(Number));
  const [fromX = 0, fromY = 0] = coordinates.at(-2) ?? [];
  const [x = 0, y = 0] = coordinates.at(-1) ?? [];
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const isMoney = variant === 'money';
  const d = `M${coordinates.map((point) => point.join(' ')).join('L')}`;
  return (
    <>
      {isMoney && <path d={d} strokeWidth={6} className="stroke-primary-foreground" />}
      <path
        d={d}
        strokeWidth={isMoney ? 3.5 : 1.7}
        strokeDasharray={variant === 'dashed' ? '5 4' : undefined}
        className={strokes[variant]}
      />
      <path
        d={isMoney ? 'M3 0l-15-8.500v17z' : 'M0 0l-10-5v10z'}
        transform={`translate(${x} ${y})rotate(${Math.round(angle)})`}
        className={isMoney ? 'fill-primary stroke-primary-foreground' : 'fill-brand'}
        strokeWidth={isMoney ? 1.3 : undefined}
      />
    </>
  );
}

interface LabelBoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name in the box, on one or two lines. */
  lines: readonly string[];
}

/** A box with a name, such as a party to a transaction. It has a double outline, and hatching at the bottom. */
export function LabelBox({ x, y, width, height, lines }: LabelBoxProps) {
  const middle = y + (height - 8) / 2;
  return (
    <>
      <rect {...{ x, y, width, height }} className="fill-accent stroke-brand" strokeWidth={1.5} />
      <rect
        x={x + 4}
        y={y + 4}
        width={width - 8}
        height={height - 8}
        className="stroke-brand-fine"
        strokeWidth={0.8}
      />
      <Hatch x={x + 4} y={y + height - 12} width={width - 8} height={8} />
      {lines.map((line, index) => (
        <FlowText key={line} at={[x + width / 2, middle + 5.5 + (index - (lines.length - 1) / 2) * 18]}>
          {line}
        </FlowText>
      ))}
    </>
  );
}

interface HatchProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The distance between the lines. A smaller distance makes the surface darker. */
  gap?: number;
}

/** Vertical lines that shade a surface. */
export function Hatch({ x, y, width, height, gap = 3 }: HatchProps) {
  const count = Math.floor(width / gap);
  const start = x + (width - (count - 1) * gap) / 2;
  // Relative path commands are the same for each line, so the HTML compresses well.
  const nextLine = `m${gap}-${height}v${height}`;
  const d = `M${+start.toFixed(2)} ${y}v${height}${nextLine.repeat(Math.max(0, count - 1))}`;
  return <path d={d} className="stroke-brand" strokeWidth={0.8} />;
}
