import { useId } from 'react';
import { viewBoxOf, type OpticalSize } from '../lib/guilloche.ts';
import { heroRosettes, rosettes } from '../site/rosettes.ts';
import type { HeroRosetteName, RosetteName } from '../site/rosettes.ts';
import { artId, RosetteStrokes } from './rosette-strokes.tsx';

const IRIS = [
  [0.3, 'iris-core'],
  [0.62, 'iris-field'],
  [0.8, 'iris-field'],
  [1, 'iris-rim'],
] as const;

/** Lines that turn from ochre to green outwards: radial, so it survives the turned copies. */
function Iris({ id }: { id: string }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="800">
      {IRIS.map(([at, role]) => (
        <stop key={at} offset={at} className={role} />
      ))}
    </radialGradient>
  );
}

interface RosetteProps {
  name: RosetteName | HeroRosetteName;
  /** By the rendered width: plate from 260 px, medallion 72 to 200 px, seal 28 to 64 px. */
  size?: OpticalSize;
  /** `width` takes the height it needs; `box` stays inside a box of any shape. */
  fit?: 'width' | 'box';
}

/**
 * The engraved mark of a service or of a hero slide. It fills its box: the caller sizes that, and
 * lowers the line of a very large one with `--sw` (1.9 at 62rem).
 */
export function Rosette({ name, size = 'plate', fit = 'width' }: RosetteProps) {
  const id = artId(useId());
  const iris = `${id}-i`;
  const hero = name in heroRosettes;
  return (
    <svg
      className={`rosette rosette-${size}${fit === 'box' ? ' rosette-box' : ''}`}
      viewBox={viewBoxOf(size)}
      aria-hidden="true"
      focusable="false"
    >
      {hero && <Iris id={iris} />}
      <RosetteStrokes
        key={`${name} ${size}`}
        name={name}
        size={size}
        id={id}
        {...(hero && { paint: `url(#${iris})` })}
      />
    </svg>
  );
}

const names = Object.keys(rosettes) as RosetteName[];

/**
 * All sixteen seals, drawn once for every `<Seal>` on the page. Render it once, near the top. Not displayed: its
 * 2,000 strokes would be styled on every page, and `<use>` copies what is not displayed all the same.
 */
export function SealSprite() {
  return (
    <svg className="hidden" aria-hidden="true" focusable="false">
      <defs>
        {names.map((name) => (
          <g key={name} id={`seal-${name}`}>
            <RosetteStrokes name={name} size="seal" id={`s${rosettes[name].number}`} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** A seal for menus and lists; needs `<SealSprite>` on the page. */
export function Seal({ name }: { name: RosetteName }) {
  return (
    <svg className="rosette rosette-seal" viewBox={viewBoxOf('seal')} aria-hidden="true" focusable="false">
      <use href={`#seal-${name}`} />
    </svg>
  );
}
