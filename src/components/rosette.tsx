import type { OpticalSize } from '../lib/guilloche.ts';
import type { ArtName, RosetteName } from '../site/rosettes.ts';

interface RosetteProps {
  name: ArtName;
  /** By the rendered width: plate from 260 px, medallion 72 to 200 px, seal 28 to 64 px. A hero's and a page's are plates. */
  size?: OpticalSize;
}

/**
 * The engraved mark of a service, of a hero slide or of a page, from its files (build/engraving.tsx). It is as wide as its box:
 * the caller sizes that, and chooses a finer or a bolder file with `--art`.
 */
export function Rosette({ name, size = 'plate' }: RosetteProps) {
  const iris = /^(hero|page)-/.test(name) ? ' rosette-iris' : '';
  return <span className={`rosette rosette-${size} ros-${name}${iris}`} />;
}

/** A seal for menus and lists. */
export const Seal = ({ name }: { name: RosetteName }) => <Rosette name={name} size="seal" />;
