import type { Photograph } from '../site/photo.ts';

interface PictureProps {
  photo: Photograph;
  /** How wide the layout shows it, as in HTML: '(min-width: 48rem) 50vw, 92vw'. */
  sizes: string;
  /** In the first view: fetched at once, and first. All others wait until they come near. */
  first?: boolean;
}

/**
 * A photograph, as wide as its box, in the smallest file that is sharp there. It keeps its place until it is
 * here. WebP is for Edge before 121 alone, so there is one of it.
 */
export function Picture({ photo: { from, alt }, sizes, first = false }: PictureProps) {
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
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className="h-auto w-full"
      />
    </picture>
  );
}
