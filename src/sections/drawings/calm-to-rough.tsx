import { useId } from 'react';
import { Drawing } from '../../components/drawings/elements.tsx';

interface CalmToRoughProps {
  /** The height of the waves in user units. */
  amplitude: number;
  waves: number;
  /** Whether the thin lines are dashed. Use this for an investment whose value is published only at intervals. */
  isDashed?: boolean;
  children: string;
}

const left = 14;
const right = 306;
const middle = 25;

/**
 * Returns the path of a line: the sum of a large wave and a small wave with a higher frequency. The line rises slightly.
 * The amplitude is zero at both ends.
 */
function createWavePath(amplitude: number, waves: number) {
  const points = Array.from({ length: 147 }, (_, step) => {
    const x = left + step * 2;
    const progress = step / 146;
    const phase = 2 * Math.PI * waves * progress;
    const up =
      Math.min(1, progress * 4, (1 - progress) * 14) *
      amplitude *
      (Math.sin(phase) + 0.35 * Math.sin(2.3 * phase));
    return `${x} ${(middle - up - 6 * progress).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The volatility of an investment, drawn as a bundle of wavy lines. */
export function CalmToRough({ amplitude, waves, isDashed = false, children }: CalmToRoughProps) {
  const id = useId();
  return (
    <>
      <svg viewBox="0 0 320 50" aria-hidden="true" className="w-full overflow-visible">
        <Drawing variant="scene">
          <path id={id} d={createWavePath(amplitude, waves)} />
          <g className="stroke-brand-fine" strokeDasharray={isDashed ? '7 5' : undefined}>
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
