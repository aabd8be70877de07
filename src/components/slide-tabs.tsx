interface SlideTabsProps {
  /** Name of the slider. */
  slider: string;
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
  /** `numbers` shows no titles and takes the place of arrows, since dragging must not be the only way (SC 2.5.7). */
  look?: 'titles' | 'numbers';
}

/** Plain buttons, one per slide (CR2): the controls before them make a tab list too much. */
export function SlideTabs({ slider, titles, current, choose, look = 'titles' }: SlideTabsProps) {
  const numbers = look === 'numbers';
  return (
    <div
      role="group"
      aria-label={`Choose slide: ${slider}`}
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
