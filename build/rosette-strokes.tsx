import { renderStroke } from '../src/components/guilloche-strokes.tsx';
import { drawRosette, type OpticalSize, type Stroke } from '../src/lib/guilloche.ts';
import { pageMarks } from '../src/site/page-marks.ts';
import { heroRosettes, rosettes } from '../src/site/rosettes.ts';

/** The width of a wide stroke, as a multiple of the width of a normal stroke. */
const WIDE_FACTOR = 1.7;

export const allRosettes = { ...rosettes, ...heroRosettes, ...pageMarks };
export type DrawableName = keyof typeof allRosettes;

interface RosetteStrokesProps {
  name: DrawableName;
  size: OpticalSize;
  /** The prefix of the ids in the drawing. It must be unique in the document. */
  id: string;
  /** The `stroke-width` of the `<svg>`. Wide strokes are wider by a factor. If it is omitted, all strokes are equal. */
  strokeWidth?: number;
  /** Returns whether to draw a stroke. By default, all strokes are drawn. */
  shouldDraw?: (stroke: Stroke, index: number) => boolean;
}

/** Renders the content of a rosette's `<svg>`: one group per stroke, with the class of the stroke's tone. */
export function RosetteStrokes({
  name,
  size,
  id,
  strokeWidth,
  shouldDraw = () => true,
}: RosetteStrokesProps) {
  return drawRosette(allRosettes[name].layers, size).map((stroke, i) => {
    if (!shouldDraw(stroke, i)) return null;
    return (
      <g
        key={`${id}-${i}`}
        className={`ros-${stroke.tone}`}
        {...(stroke.wide && strokeWidth && { strokeWidth: Number((strokeWidth * WIDE_FACTOR).toFixed(2)) })}
      >
        {renderStroke(stroke, `${id}-${i}`)}
      </g>
    );
  });
}
