import * as m from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface SlideTabsProps {
  /** The name of the slider. */
  slider: string;
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
  /** `numbers` shows no titles and replaces the arrows, since there must be an alternative to dragging (SC 2.5.7). */
  variant?: 'titles' | 'numbers';
}

/** One button for each slide (CR2), not a tab list, since other controls come before them. */
export function SlideTabs({ slider, titles, current, choose, variant = 'titles' }: SlideTabsProps) {
  const numbers = variant === 'numbers';
  return (
    <div
      role="group"
      aria-label={formatMessage(m.chooseSlide, { slider })}
      className={numbers ? 'slide-numbers' : 'slide-tabs'}
    >
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={numbers ? 'slide-number' : 'slide-tab'}
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
