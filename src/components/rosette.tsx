import type { OpticalSize } from '../lib/guilloche.ts';
import type { AnyRosetteName } from '../site/rosettes.ts';

interface RosetteProps {
  name: AnyRosetteName;
  /**
   * The level of detail, which depends on the rendered width. `plate` is for 260 px or more, as in heroes and page
   * banners. `medallion` is for 72 to 200 px, and `seal` for 28 to 64 px.
   */
  size?: OpticalSize;
  /** Classes for the size and the position. */
  className?: string | undefined;
}

/**
 * The round ornament of a service, a hero slide or a page. Its SVG files are created by build/engraving.tsx. It is as
 * wide as its container, unless `className` sets a width. The custom property `--art` selects a file with finer or
 * bolder lines.
 */
export function Rosette({ name, size = 'plate', className }: RosetteProps) {
  const iris = /^(hero|page)-/.test(name) ? ' rosette-iris' : '';
  return <span className={`rosette rosette-${size} ros-${name}${iris}${className ? ` ${className}` : ''}`} />;
}

/** A rosette in the smallest size, for menus and lists. */
export const Seal = (props: Omit<RosetteProps, 'size'>) => <Rosette {...props} size="seal" />;
