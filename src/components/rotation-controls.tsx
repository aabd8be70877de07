import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { useRotation } from './use-rotation.ts';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface RotationControlsProps {
  /** The name of the slider, which is part of the names of its controls. */
  slider: string;
  /** The button stops the rotation. If false, it starts the rotation. */
  canStop: boolean;
  button: ReturnType<typeof useRotation>['button'];
  previous: () => void;
  next: () => void;
  arrows?: boolean;
}

/**
 * The buttons Stop/Start, Previous and Next. Stop/Start is first in the DOM, independent of the visual order (CR2).
 * Before hydration, the HTML has both Stop and Start: CSS shows Start under reduced motion and while animations are
 * paused.
 */
export function RotationControls({
  slider,
  canStop,
  button,
  previous,
  next,
  arrows = true,
}: RotationControlsProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex gap-2 *:nth-2:-order-1">
      <IconButton {...button}>
        {(canStop || !hydrated) && (
          <span className={hydrated ? 'contents' : 'contents motion-reduce:hidden paused:hidden'}>
            <Icon name="pause" />
            <span className="sr-only">{formatMessage(words.stopRotation, { slider })}</span>
          </span>
        )}
        {!hydrated && ' '}
        {(!canStop || !hydrated) && (
          <span className={hydrated ? 'contents' : 'contents motion-safe:playing:hidden'}>
            <Icon name="play" />
            <span className="sr-only">{formatMessage(words.startRotation, { slider })}</span>
          </span>
        )}
      </IconButton>
      {arrows && (
        <>
          <IconButton label={formatMessage(words.previousSlide, { slider })} onClick={previous}>
            <span className="contents in-[[dir=rtl]]:*:rotate-180">
              <Icon name="left" />
            </span>
          </IconButton>
          <IconButton label={formatMessage(words.nextSlide, { slider })} onClick={next}>
            <span className="contents in-[[dir=rtl]]:*:rotate-180">
              <Icon name="right" />
            </span>
          </IconButton>
        </>
      )}
    </div>
  );
}
