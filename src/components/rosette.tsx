import type { OpticalSize } from '../lib/guilloche.ts';
import type { AnyRosetteName } from '../site/rosettes.ts';

interface RosetteProps {
  name: AnyRosetteName;
  /**
   * Level of detail, for a rendered width of: `plate` from 260 px, as in heroes and page banners; `medallion` 72 to 200
   * px; `seal` 28 to 64 px.
   */
  size?: OpticalSize;
  /** Classes for size and position. */
  className?: string | undefined;
}

/**
 * The round ornament of a service, a hero slide or a page, from SVG files (build/engraving.tsx). It is as wide as its
 * container, unless `className` sets a width. The custom property `--art` selects a file with finer or bolder lines.
 */
export function Rosette({ name, size = 'plate', className }: RosetteProps) {
  const iris = /^(hero|page)-/.test(name) ? ' rosette-iris' : '';
  return <span className={`rosette rosette-${size} ros-${name}${iris}${className ? ` ${className}` : ''}`} />;
}

/** A rosette in the smallest size, for menus and lists. */
export const Seal = (props: Omit<RosetteProps, 'size'>) => <Rosette {...props} size="seal" />;
