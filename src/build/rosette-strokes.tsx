import type { ReactNode } from 'react';
import { drawRosette, type Nest, type OpticalSize, type Stroke } from '../lib/guilloche.ts';
import { pageMarks } from '../site/page-marks.ts';
import { heroRosettes, rosettes } from '../site/rosettes.ts';

/** Factor of a wide line. */
const WIDE = 1.7;

/** All guilloche drawings. */
export const drawable = { ...rosettes, ...heroRosettes, ...pageMarks };
export type DrawableName = keyof typeof drawable;

/** One stroke and its nested copies; every group that is copied has an id. */
function weave(stroke: Stroke, id: string): ReactNode[] {
  let groups = 0;
  let copies = 0;
  let level = id;
  let body: ReactNode[] = [<path key="path" id={id} d={stroke.d} />];
  const use = (of: string, transform: string) => (
    <use key={`copy-${(copies += 1)}`} href={`#${of}`} transform={transform} />
  );
  const group = () => {
    level = `${id}${(groups += 1).toString(36)}`;
    body = [
      <g key={level} id={level}>
        {body}
      </g>,
    ];
  };
  const grow = ({ doublings, rest }: Nest, last: boolean) => {
    const levels = [level];
    doublings.forEach((transform, i) => {
      body.push(use(level, transform));
      const copiedAgain = !last || i < doublings.length - 1 || rest.some((copy) => copy.of === i + 1);
      if (!copiedAgain) return;
      group();
      levels.push(level);
    });
    body.push(...rest.map(({ of, transform }) => use(levels[of] ?? id, transform)));
    if (rest.length > 0 && !last) group();
  };
  stroke.nests.forEach((nest, i) => grow(nest, i === stroke.nests.length - 1));
  return body;
}

interface RosetteStrokesProps {
  name: DrawableName;
  size: OpticalSize;
  /** Prefix of the ids inside; unique in its document. */
  id: string;
  /** The stroke width, if it is not set by a parent: some strokes are wider. */
  line?: number;
  /** Selects strokes. */
  only?: (stroke: Stroke, index: number) => boolean;
}

/** The content of a rosette's `<svg>`: a group for each stroke, with the class of its tone. */
export function RosetteStrokes({ name, size, id, line, only }: RosetteStrokesProps) {
  return drawRosette(drawable[name].layers, size).map((stroke, i) => {
    if (only && !only(stroke, i)) return null;
    return (
      <g
        key={`${id}-${i}`}
        className={`ros-${stroke.tone}`}
        {...(stroke.wide && line && { strokeWidth: Number((line * WIDE).toFixed(2)) })}
      >
        {weave(stroke, `${id}-${i}`)}
      </g>
    );
  });
}
