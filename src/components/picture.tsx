import type { Photograph } from '../site/photo.ts';

interface PictureProps {
  photo: Photograph;
  /** The `sizes` attribute, such as '(min-width: 48rem) 50vw, 92vw'. */
  sizes: string;
  /**
   * Whether the picture is visible on load. If so, it loads immediately and with high priority. Other pictures load
   * lazily.
   */
  isVisibleOnLoad?: boolean;
}

/**
 * A photograph. The browser reserves the space, and chooses the smallest AVIF file that is sharp at the rendered width.
 * The only WebP file is for versions of Edge before 121, which do not support AVIF.
 */
export function Picture({ photo: { from, alt }, sizes, isVisibleOnLoad = false }: PictureProps) {
  const { base, widths, height } = from;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join()}
        sizes={sizes}
      />
      <img
        src={`${base}-${widths[1]}.webp`}
        alt={alt}
        width={widths.at(-1)}
        height={height}
        loading={isVisibleOnLoad ? 'eager' : 'lazy'}
        fetchPriority={isVisibleOnLoad ? 'high' : 'auto'}
        className="h-auto w-full"
      />
    </picture>
  );
}
