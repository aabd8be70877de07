import * as m from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

const variants = {
  titles: { group: 'slide-tabs', button: 'slide-tab' },
  /** The line below the first number starts at the edge of the column; beyond the column are the floating buttons. */
  numbers: {
    group: 'order-1 col-span-full -mx-[0.6rem] flex flex-wrap lg:mr-0 lg:justify-end',
    button:
      'relative min-h-tap min-w-tap! text-foreground-soft tabular-nums lining-nums after:absolute after:inset-x-[0.6rem] after:bottom-1 after:border-b-hair hover:font-semibold hover:text-foreground aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:after:border-b-mark aria-[current]:after:border-brand forced-colors:aria-[current]:-outline-offset-4 forced-colors:aria-[current]:[outline:3px_solid_Highlight]',
  },
} as const;

interface SlideTabsProps {
  /** The name of the slider. */
  slider: string;
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
  /** `numbers` shows no titles and replaces the arrows, since there must be an alternative to dragging (SC 2.5.7). */
  variant?: keyof typeof variants;
}

/** One button for each slide (CR2), not a tab list, since other controls come before them. */
export function SlideTabs({ slider, titles, current, choose, variant = 'titles' }: SlideTabsProps) {
  const numbers = variant === 'numbers';
  return (
    <div
      role="group"
      aria-label={formatMessage(m.chooseSlide, { slider })}
      className={variants[variant].group}
    >
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={variants[variant].button}
          aria-label={numbers ? `${index + 1} ${title}` : undefined}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => choose(index)}
        >
          {numbers ? (
            index + 1
          ) : (
            <>
              <span className="slide-tab-number">{index + 1}</span> {title}
            </>
          )}
        </button>
      ))}
    </div>
  );
}
