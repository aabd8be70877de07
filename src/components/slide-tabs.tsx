interface SlideTabsProps {
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
}

/** Plain buttons, one per slide (CR2): the controls before them make a tab list too much. */
export function SlideTabs({ titles, current, choose }: SlideTabsProps) {
  return (
    <div role="group" aria-label="Choose slide" className="slide-tabs">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className="slide-tab"
          aria-current={index === current ? 'true' : undefined}
          onClick={() => choose(index)}
        >
          <span className="slide-tab-number">{index + 1}</span> {title}
        </button>
      ))}
    </div>
  );
}
