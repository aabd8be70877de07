import { useId } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import type { ReactNode } from 'react';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { framedBlockClasses } from './framed-block-classes.ts';

interface FigureFrameProps {
  /** The accessible name of the drawing, in a few words. */
  title: string;
  /** The accessible description of the drawing, in complete sentences. */
  description: string;
  caption?: ReactNode;
  viewBox: string;
  /** SVG shapes. */
  children: ReactNode;
}

/** A framed drawing with a caption and a text alternative (SC 1.1.1). */
export function FigureFrame({ title, description, caption, viewBox, children }: FigureFrameProps) {
  const id = useId();
  return (
    <figure>
      <div className={framedBlockClasses}>
        <FrameBackground />
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
          {preventRangeWraps(caption)}
        </figcaption>
      )}
    </figure>
  );
}
