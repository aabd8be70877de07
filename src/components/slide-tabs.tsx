import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

/** Classes that mark the current slide in forced colours. */
const forcedColorsClasses =
  'forced-colors:aria-[current]:-outline-offset-4 forced-colors:aria-[current]:[outline:3px_solid_Highlight]';

const variants = {
  titles: {
    group: 'grid grid-cols-[repeat(3,auto)] border-border sm:grid-cols-[repeat(3,1fr)] sm:border-e-hair',
    button: `relative grid min-h-19 content-center justify-items-center gap-1 border-border px-2 py-[0.6rem] text-sm/tight font-semibold text-foreground-soft not-first:border-s-hair hover:text-foreground hover:underline hover:underline-offset-[0.3em] aria-[current]:bg-accent aria-[current]:text-foreground aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:top-[calc(-1*theme(lineWidth.frame))] aria-[current]:before:h-bar aria-[current]:before:border-b-frame aria-[current]:before:border-brand aria-[current]:before:bg-primary max-xs:px-[0.2rem] max-xs:text-xs/tight sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start sm:gap-[0.9rem] sm:border-s-hair sm:px-[clamp(0.75rem,1.6vw,1.25rem)] sm:py-[0.7rem] sm:text-left sm:text-base/tight ${forcedColorsClasses}`,
  },
  /**
   * The negative margin aligns the line below the first number with the edge of the column. `min-w-tap!` overrides
   * `min-width: 0` of large-text.css.
   */
  numbers: {
    group: 'order-1 col-span-full -mx-[0.6rem] flex flex-wrap lg:mr-0 lg:justify-end',
    button: `relative min-h-tap min-w-tap! text-foreground-soft tabular-nums lining-nums after:absolute after:inset-x-[0.6rem] after:bottom-1 after:border-b-hair hover:font-semibold hover:text-foreground aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:after:border-b-mark aria-[current]:after:border-brand ${forcedColorsClasses}`,
  },
} as const;

interface SlideTabsProps {
  /** The accessible name of the carousel. */
  carouselName: string;
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
  /** `numbers` shows no titles. It is for carousels without arrows: dragging needs an alternative (SC 2.5.7). */
  variant?: keyof typeof variants;
}

/** One button for each slide (CR2). They do not have the role `tab`, because other controls precede them. */
export function SlideTabs({ carouselName, titles, current, choose, variant = 'titles' }: SlideTabsProps) {
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
          onClick={() => choose(index)}
        >
          {isNumbered ? (
            index + 1
          ) : (
            <>
              {/* `!` overrides the line height of hi.css. */}
              <span className="font-display text-xl/none! font-bold text-muted-foreground in-aria-[current]:text-brand sm:text-step!">
                {index + 1}
              </span>{' '}
              {title}
            </>
          )}
        </button>
      ))}
    </div>
  );
}
