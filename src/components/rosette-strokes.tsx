import { useId, type ReactNode } from 'react';
import { drawRosette, type Nest, type OpticalSize, type Stroke } from '../lib/guilloche.ts';
import { heroRosettes, rosettes } from '../site/rosettes.ts';
import type { HeroRosetteName, RosetteName } from '../site/rosettes.ts';

const all = { ...rosettes, ...heroRosettes };

/** One stroke and its nested copies; every group that is copied again carries an id. */
function weave(stroke: Stroke, id: string, stands: boolean): ReactNode[] {
  let groups = 0;
  let copies = 0;
  let level = id;
  let body: ReactNode[] = [
    <path key="path" id={id} {...(!stands && { d: stroke.d })} suppressHydrationWarning />,
  ];
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

let takesOver = false;
/** From now on, what React hydrates has its curves already (client.tsx). */
export const keepCurves = () => {
  takesOver = true;
};

interface RosetteStrokesProps {
  name: RosetteName | HeroRosetteName;
  size: OpticalSize;
  /** Prefix of the ids within; unique on the page. */
  id: string;
  /** Replaces the colour of tone a. */
  paint?: string;
}

/**
 * The inside of a rosette's `<svg>`; give it a `key` of its name and size. Elements, not a string: the policy
 * enforces Trusted Types, which refuses markup set by script. What stands in the server's HTML is taken over as it
 * is: to compute its curves again was a tenth of the time in which a page comes to life.
 */
export function RosetteStrokes({ name, size, id, paint }: RosetteStrokesProps) {
  // React gives ids that begin so to what it takes over from the server, and others to what it makes itself.
  const stands = useId().startsWith('_R_') && takesOver;
  return drawRosette(name, all[name].layers, size).map((stroke, i) => {
    const painted = paint && stroke.tone === 'a';
    const classes = [painted ? '' : `ros-${stroke.tone}`, stroke.wide ? 'ros-wide' : '']
      .filter(Boolean)
      .join(' ');
    return (
      <g key={`${id}-${i}`} {...(classes && { className: classes })} {...(painted && { stroke: paint })}>
        {weave(stroke, `${id}-${i}`, stands)}
      </g>
    );
  });
}

/** useId() as an id that reads the same in a URL fragment: only a-z and 0-9, still unique. */
export function artId(id: string): string {
  // Within React's ids R, r and H tell server, client and hook apart; w to z never occur there.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
