import { useId } from 'react';
import { Drawing } from '../../components/drawings/elements.tsx';

interface CalmToRoughProps {
  /** Height of the wave and number of waves. */
  swing: number;
  waves: number;
  /** Draws a dashed line: the value is published only at intervals. */
  seldomSeen?: boolean;
  /** Caption. */
  children: string;
}

const left = 14;
const right = 306;
const middle = 25;

/**
 * Returns the path of two added waves, one smaller and faster. Their amplitude grows from zero and returns to zero
 * before the arrow.
 */
function wave(swing: number, waves: number) {
  const points = Array.from({ length: 147 }, (_, step) => {
    const x = left + step * 2;
    const way = step / 146;
    const phase = 2 * Math.PI * waves * way;
    const up =
      Math.min(1, way * 4, (1 - way) * 14) * swing * (Math.sin(phase) + 0.35 * Math.sin(2.3 * phase));
    return `${x} ${(middle - up - 6 * way).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The volatility of an investment as a bundle of wavy lines. */
export function CalmToRough({ swing, waves, seldomSeen = false, children }: CalmToRoughProps) {
  const id = useId();
  return (
    <>
      <svg viewBox="0 0 320 50" aria-hidden="true" className="w-full overflow-visible">
        <Drawing variant="scene">
          <path id={id} d={wave(swing, waves)} />
          <g className="stroke-brand-fine" strokeDasharray={seldomSeen ? '7 5' : undefined}>
            {[-6, -3, 3, 6].map((gap) => (
              <use key={gap} href={`#${id}`} y={gap} strokeWidth={0.9} />
            ))}
          </g>
          <use href={`#${id}`} strokeWidth={2} />
          <circle
            cx={left - 5}
            cy={middle}
            r={8}
            strokeWidth={1.5}
            className="fill-primary stroke-primary-foreground"
          />
          <path d={`M${right} ${middle - 12}l7 6-7 6m0-6h7`} strokeWidth={2} />
        </Drawing>
      </svg>
      {children}
    </>
  );
}
