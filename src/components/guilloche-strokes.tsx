import type { ReactNode } from 'react';
import type { Nest, Stroke } from '../lib/guilloche.ts';

/** Renders a stroke and its nested copies. The ids of the copied groups start with `id`. */
export function nestedCopies(stroke: Stroke, id: string): ReactNode[] {
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
