import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

const titleButtonClasses = [
  // layout and text
  'relative grid min-h-19 max-md:content-start justify-items-center gap-1 px-2 py-2.5 text-sm/tight font-semibold text-foreground-soft',
  'md:grid-cols-[auto_1fr] md:items-center md:justify-items-start md:gap-3 md:px-3 md:py-3 md:text-left md:text-base/tight xl:px-5',
  'max-xs:px-[0.2rem] max-xs:text-xs/tight',
  // lines between the buttons
  'border-border not-first:border-s-hair sm:border-s-hair',
  'hover:text-foreground hover:underline hover:underline-offset-[.25em]',
  // the current slide: a background, and a bar that covers the line above the buttons
  'aria-[current]:bg-accent aria-[current]:text-foreground',
  'aria-[current]:selected-bar aria-[current]:before:top-[calc(-1*theme(lineWidth.frame))] aria-[current]:selected-outline',
].join(' ');

const numberButtonClasses = [
  // The target size. `min-w-tap!` overrides `min-width: 0` of large-text.css.
  'relative min-h-tap min-w-tap!',
  'text-foreground-soft tabular-nums lining-nums hover:font-semibold hover:text-foreground',
  // the line below the number
  'after:absolute after:inset-x-[0.6rem] after:bottom-1 after:border-b-hair',
  // the current slide
  'aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:after:border-b-mark aria-[current]:after:border-brand aria-[current]:selected-outline',
].join(' ');

const variants = {
  titles: {
    group: 'grid grid-cols-[repeat(3,auto)] border-border sm:grid-cols-[repeat(3,1fr)] sm:border-e-hair',
    button: titleButtonClasses,
  },
  numbers: {
    // The negative margin aligns the line below the first number with the edge of the column.
    group: 'order-1 col-span-full -mx-[0.6rem] flex flex-wrap lg:mr-0 lg:justify-end',
    button: numberButtonClasses,
  },
} as const;

interface SlidePickerProps {
  /** The accessible name of the carousel. */
  carouselName: string;
  titles: readonly string[];
  current: number;
  onChoose: (index: number) => void;
  /**
   * The style of the buttons. `numbers` shows numbers without titles. Use it for a carousel without Previous and Next,
   * where these buttons are the alternative to dragging that SC 2.5.7 requires.
   */
  variant?: keyof typeof variants;
}

/**
 * A group with one button for each slide. It is not a tablist, because there are other controls before the buttons, and
 * the slides are not tab panels.
 */
export function SlidePicker({
  carouselName,
  titles,
  current,
  onChoose,
  variant = 'titles',
}: SlidePickerProps) {
  const isNumbered = variant === 'numbers';
  return (
    <div
      role="group"
      aria-label={formatMessage(words.chooseSlide, { slider: carouselName })}
      className={variants[variant].group}
    >
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={variants[variant].button}
          aria-label={isNumbered ? `${index + 1} ${title}` : undefined}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          {isNumbered ? (
            index + 1
          ) : (
            <>
              {/* `!` overrides the line height of hi.css. */}
              <span className="font-display text-xl/none! font-bold text-muted-foreground in-aria-[current]:text-brand sm:text-step!">
                {index + 1}
              </span>
              {` ${title}`}
            </>
          )}
        </button>
      ))}
    </div>
  );
}
