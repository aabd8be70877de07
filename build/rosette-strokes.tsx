import { renderStroke } from '../src/components/guilloche-strokes.tsx';
import { drawRosette, type OpticalSize, type Stroke } from '../src/lib/guilloche.ts';
import { pageMarks } from '../src/site/page-marks.ts';
import { heroRosettes, rosettes } from '../src/site/rosettes.ts';

/** The width of a wide stroke, in widths of a normal one. */
const WIDE = 1.7;

/** All guilloche drawings. */
export const drawable = { ...rosettes, ...heroRosettes, ...pageMarks };
export type DrawableName = keyof typeof drawable;

interface RosetteStrokesProps {
  name: DrawableName;
  size: OpticalSize;
  /** A prefix for the ids of the drawing, which are unique in the document. */
  id: string;
  /** The width of normal strokes. Without this width, all strokes have the width of the parent. */
  line?: number;
  /** Selects strokes. */
  only?: (stroke: Stroke, index: number) => boolean;
}

/** Renders the content of a rosette's `<svg>`: a group for each stroke, with the class of its tone. */
export function RosetteStrokes({ name, size, id, line, only }: RosetteStrokesProps) {
  return drawRosette(drawable[name].layers, size).map((stroke, i) => {
    if (only && !only(stroke, i)) return null;
    return (
      <g
        key={`${id}-${i}`}
        className={`ros-${stroke.tone}`}
        {...(stroke.wide && line && { strokeWidth: Number((line * WIDE).toFixed(2)) })}
      >
        {renderStroke(stroke, `${id}-${i}`)}
      </g>
    );
  });
}
