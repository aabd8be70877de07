import type { OpticalSize } from '../lib/guilloche.ts';
import type { AnyRosetteName } from '../site/rosettes.ts';
import { seals } from '../site/seals.ts';

interface RosetteProps {
  name: AnyRosetteName;
  /**
   * The level of detail. `plate` is for a rendered width of 260 px or more, as in heroes and page banners; `medallion`
   * for 72 to 200 px; `seal` for 28 to 64 px, only for the rosette of the firm.
   */
  size?: OpticalSize;
  /** Classes for the size and the position. */
  className?: string | undefined;
}

/**
 * The round ornament of a service, a hero slide or a page. build/engraving.tsx creates its SVG files. The rosette is as
 * wide as its container, unless `className` sets a width. The custom property `--art` can select a file with finer or
 * bolder lines.
 */
export function Rosette({ name, size = 'plate', className }: RosetteProps) {
  const iris = /^(hero|page)-/.test(name) ? ' rosette-iris' : '';
  return <span className={`rosette rosette-${size} ros-${name}${iris}${className ? ` ${className}` : ''}`} />;
}

/** The rosette next to the firm's name. At this size, services have icons instead. */
export const Seal = () => <Rosette name={seals.mark} size="seal" />;
