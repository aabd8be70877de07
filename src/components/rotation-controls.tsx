import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { useRotation } from './use-rotation.ts';

interface RotationControlsProps {
  on: boolean;
  button: ReturnType<typeof useRotation>['button'];
  previous: () => void;
  next: () => void;
  /** No slide further that way (CR8). */
  atStart?: boolean;
  atEnd?: boolean;
  arrows?: boolean;
}

/** Stop/Start first, whatever the order seen (CR2), then Previous and Next. */
export function RotationControls({
  on,
  button,
  previous,
  next,
  atStart = false,
  atEnd = false,
  arrows = true,
}: RotationControlsProps) {
  return (
    <div className="rotation-controls">
      <IconButton label={on ? 'Stop slide rotation' : 'Start slide rotation'} {...button}>
        <Icon name={on ? 'pause' : 'play'} />
      </IconButton>
      {arrows && (
        <>
          <IconButton
            label="Previous slide"
            aria-disabled={atStart || undefined}
            onClick={atStart ? undefined : previous}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            label="Next slide"
            aria-disabled={atEnd || undefined}
            onClick={atEnd ? undefined : next}
          >
            <Icon name="right" />
          </IconButton>
        </>
      )}
    </div>
  );
}
