import { useId } from 'react';
import type { ReactNode } from 'react';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

interface FigureFrameProps {
  /** What the drawing is, in a few words: its name for screen readers. */
  title: string;
  /** What it shows, in full sentences, for those who do not see it. */
  description: string;
  /** Seen under the drawing. */
  caption?: ReactNode;
  viewBox: string;
  /** The shapes, in roles' colours. */
  children: ReactNode;
}

/** A drawing in a certificate's frame, with its caption and its text alternative (SC 1.1.1). */
export function FigureFrame({ title, description, caption, viewBox, children }: FigureFrameProps) {
  const id = useId();
  return (
    <figure>
      <div className="frame figure-frame">
        <div className="cut bg-leaf" aria-hidden="true" />
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
        <figcaption className="mt-3 max-w-text text-caption text-ink-mute">
          {noWrapRanges(caption)}
        </figcaption>
      )}
    </figure>
  );
}
