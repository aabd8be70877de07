import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { Photograph } from '../site/photo.ts';

interface SlidePhotoProps {
  photo: Photograph<'hero'>;
  /** Whether the slide is visible on load. If so, its photograph has a high loading priority. */
  isFirst: boolean;
  /** The caption of the photograph. */
  children?: ReactNode;
}

export function SlidePhoto({ photo, isFirst, children }: SlidePhotoProps) {
  return (
    <div className="max-md:px-4 max-md:pb-5">
      <div className="border-hair border-input bg-card p-2">
        <Picture
          photo={photo}
          sizes="(min-width: 89.5rem) 33rem, (min-width: 48rem) 37vw, 78vw"
          isVisibleOnLoad={isFirst}
        />
        {children}
      </div>
    </div>
  );
}
