import { useId } from 'react';
import { Drawing } from '../components/drawings/elements.tsx';
import { renderStroke } from '../components/guilloche-strokes.tsx';
import { drawRosette, getViewBox } from '../lib/guilloche.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { createRosetteLayers } from './rosette-layers.ts';

/** The widths of lines in units of the drawing. On the screen, the lines are about 0.9 px wide. */
const lineWidths = { plate: 2.6, medallion: 5.6 } as const;

interface FiguresRosetteProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  values: Values;
  /** The level of detail (components/rosette.tsx). Seals are too small for the values. */
  size: keyof typeof lineWidths;
}

/** A decorative rosette that is drawn from the values of a calculator. */
export function FiguresRosette({ name, definition, values, size }: FiguresRosetteProps) {
  const id = useId();
  return (
    <svg viewBox={getViewBox(size)} strokeWidth={lineWidths[size]} aria-hidden="true">
      <Drawing variant="outlines">
        {drawRosette(createRosetteLayers(name, definition, values), size).map((stroke, index) => (
          <g key={index} className={stroke.tone === 'b' ? 'stroke-highlight-fine' : undefined}>
            {renderStroke(stroke, `${id}${index}`)}
          </g>
        ))}
      </Drawing>
    </svg>
  );
}
