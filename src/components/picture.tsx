import type { Photograph } from '../site/photo.ts';

interface PictureProps {
  photo: Photograph;
  /** The `sizes` attribute: '(min-width: 48rem) 50vw, 92vw'. */
  sizes: string;
  /** Whether it is in the first view: loaded eagerly and with high priority. All others load lazily. */
  first?: boolean;
}

/**
 * A photograph in the smallest file that is sharp at its rendered width, with its space reserved. WebP is for Edge
 * before 121 only, so there is one size.
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
