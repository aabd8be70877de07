import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { useRotation } from './use-rotation.ts';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface RotationControlsProps {
  /** The accessible name of the carousel. The names of the controls contain it. */
  carouselName: string;
  /** Whether the name of the first button is Stop. If not, the name is Start. */
  canStop: boolean;
  /** The props of the Stop/Start button. */
  button: ReturnType<typeof useRotation>['button'];
  previous: () => void;
  next: () => void;
  hasArrows?: boolean;
}

/**
 * The buttons Stop/Start, Previous and Next. Stop/Start is the first in the DOM, and Previous is the first on the
 * screen (CR2). The prerendered HTML contains both names, Stop and Start. CSS shows Start under reduced motion and
 * while animations are paused, otherwise Stop.
 */
export function RotationControls({
  carouselName,
  canStop,
  button,
  previous,
  next,
  hasArrows = true,
}: RotationControlsProps) {
  const isHydrated = useHydrated();
  return (
    <div className="flex gap-2 *:nth-2:-order-1">
      <IconButton {...button}>
        {(canStop || !isHydrated) && (
          <span className={isHydrated ? 'contents' : 'contents motion-reduce:hidden paused:hidden'}>
            <Icon name="pause" />
            <span className="sr-only">{formatMessage(words.stopRotation, { slider: carouselName })}</span>
          </span>
        )}
        {!isHydrated && ' '}
        {(!canStop || !isHydrated) && (
          <span className={isHydrated ? 'contents' : 'contents motion-safe:playing:hidden'}>
            <Icon name="play" />
            <span className="sr-only">{formatMessage(words.startRotation, { slider: carouselName })}</span>
          </span>
        )}
      </IconButton>
      {hasArrows && (
        <>
          <IconButton label={formatMessage(words.previousSlide, { slider: carouselName })} onClick={previous}>
            <span className="contents in-[[dir=rtl]]:*:rotate-180">
              <Icon name="left" />
            </span>
          </IconButton>
          <IconButton label={formatMessage(words.nextSlide, { slider: carouselName })} onClick={next}>
            <span className="contents in-[[dir=rtl]]:*:rotate-180">
              <Icon name="right" />
            </span>
          </IconButton>
        </>
      )}
    </div>
  );
}
