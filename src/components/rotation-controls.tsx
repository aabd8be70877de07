import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { useRotation } from './use-rotation.ts';

interface RotationControlsProps {
  /** Of the slider: its controls are told apart by it, wherever they are met. */
  slider: string;
  /** The button stops the rotation; otherwise it starts it. */
  canStop: boolean;
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
  slider,
  canStop,
  button,
  previous,
  next,
  atStart = false,
  atEnd = false,
  arrows = true,
}: RotationControlsProps) {
  return (
    <div className="rotation-controls">
      <IconButton label={`${canStop ? 'Stop' : 'Start'} slide rotation: ${slider}`} {...button}>
        <Icon name={canStop ? 'pause' : 'play'} />
      </IconButton>
      {arrows && (
        <>
          <IconButton
            label={`Previous slide: ${slider}`}
            aria-disabled={atStart || undefined}
            onClick={atStart ? undefined : previous}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            label={`Next slide: ${slider}`}
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
