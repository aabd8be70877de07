import { renderStroke } from '../src/components/guilloche-strokes.tsx';
import { drawRosette, type OpticalSize, type Stroke } from '../src/lib/guilloche.ts';
import { pageMarks } from '../src/site/page-marks.ts';
import { heroRosettes, rosettes } from '../src/site/rosettes.ts';

/** The width of a wide stroke, as a multiple of the width of a normal stroke. */
const WIDE_FACTOR = 1.7;

export const drawable = { ...rosettes, ...heroRosettes, ...pageMarks };
export type DrawableName = keyof typeof drawable;

interface RosetteStrokesProps {
  name: DrawableName;
  size: OpticalSize;
  /** The prefix of the ids in the drawing. It must be unique in the document. */
  id: string;
  /** The width of normal strokes. If it is omitted, all strokes inherit the same width. */
  line?: number;
  /** Returns whether to draw a stroke. By default, all strokes are drawn. */
  only?: (stroke: Stroke, index: number) => boolean;
}

/** Renders the content of a rosette's `<svg>`: one group per stroke, with the class of the stroke's tone. */
export function RosetteStrokes({ name, size, id, line, only }: RosetteStrokesProps) {
  return drawRosette(drawable[name].layers, size).map((stroke, i) => {
    if (only && !only(stroke, i)) return null;
    return (
      <g
        key={`${id}-${i}`}
        className={`ros-${stroke.tone}`}
        {...(stroke.wide && line && { strokeWidth: Number((line * WIDE_FACTOR).toFixed(2)) })}
      >
        {renderStroke(stroke, `${id}-${i}`)}
      </g>
    );
  });
}
