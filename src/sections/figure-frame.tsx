import { useId } from 'react';
import type { ReactNode } from 'react';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

interface FigureFrameProps {
  /** Accessible name of the drawing, a few words. */
  title: string;
  /** Accessible description of the drawing, in complete sentences. */
  description: string;
  /** Visible caption. */
  caption?: ReactNode;
  viewBox: string;
  /** SVG shapes. */
  children: ReactNode;
}

/** The frame of a drawing, and its padding. */
export const figureFrame = 'frame p-[clamp(min(1.5rem,6vw),4vw,2.5rem)]';

/** A framed drawing with caption and text alternative (SC 1.1.1). */
export function FigureFrame({ title, description, caption, viewBox, children }: FigureFrameProps) {
  const id = useId();
  return (
    <figure>
      <div className={figureFrame}>
        <div className="cut bg-card" aria-hidden="true" />
        <svg
          role="img"
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          viewBox={viewBox}
          className="relative w-full overflow-visible"
        >
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>{description}</desc>
          {children}
        </svg>
      </div>
      {caption && (
        <figcaption className="mt-3 max-w-text text-xs text-muted-foreground">
          {noWrapRanges(caption)}
        </figcaption>
      )}
    </figure>
  );
}
