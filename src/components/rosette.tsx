import type { OpticalSize } from '../lib/guilloche.ts';
import type { ArtName } from '../site/rosettes.ts';

interface RosetteProps {
  name: ArtName;
  /**
   * Level of detail, by the rendered width: `plate` from 260 px, as in heroes and page banners; `medallion` from 72 to
   * 200 px; `seal` from 28 to 64 px.
   */
  size?: OpticalSize;
  /** Classes for size and position. */
  className?: string | undefined;
}

/**
 * The ornament of a service, a hero slide or a page, from its SVG files (build/engraving.tsx). It is as wide as its
 * container, unless `className` sets a size. The custom property `--art` selects a finer or bolder file.
 */
export function Rosette({ name, size = 'plate', className }: RosetteProps) {
  const iris = /^(hero|page)-/.test(name) ? ' rosette-iris' : '';
  return <span className={`rosette rosette-${size} ros-${name}${iris}${className ? ` ${className}` : ''}`} />;
}

/** A rosette in the smallest size, for menus and lists. */
export const Seal = (props: Omit<RosetteProps, 'size'>) => <Rosette {...props} size="seal" />;
