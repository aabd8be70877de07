import { useId } from 'react';
import { Drawing } from '../components/drawings/elements.tsx';
import { renderStroke } from '../components/guilloche-strokes.tsx';
import { Rosette } from '../components/rosette.tsx';
import { drawRosette, viewBoxOf } from '../lib/guilloche.ts';
import { route } from '../site/page-info.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { Values } from './calculator-definition.ts';
import { rosetteLayers } from './rosette-layers.ts';

interface ResultRosetteProps {
  name: CalculatorName;
  values: Values;
  /** Whether the values are those of the worked example. If so, the rosette is the one of the service. */
  isExample: boolean;
}

/** A decorative rosette that is drawn from the values of a result. */
export function ResultRosette({ name, values, isExample }: ResultRosetteProps) {
  const id = useId();
  if (isExample) {
    const { rosette } = route(calculatorSummaries[name].path);
    return rosette && <Rosette name={rosette} size="medallion" />;
  }
  return (
    <svg viewBox={viewBoxOf('medallion')} strokeWidth={5.6} aria-hidden="true">
      <Drawing variant="outlines">
        {drawRosette(rosetteLayers(name, values), 'medallion').map((stroke, index) => (
          <g key={index} className={stroke.tone === 'b' ? 'stroke-highlight-fine' : undefined}>
            {renderStroke(stroke, `${id}${index}`)}
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
