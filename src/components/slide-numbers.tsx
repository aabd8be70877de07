interface SlideNumbersProps {
  titles: readonly string[];
  current: number;
  choose: (index: number) => void;
}

/** Where there are no arrows: a number for each slide, since dragging must not be the only way (SC 2.5.7). */
export function SlideNumbers({ titles, current, choose }: SlideNumbersProps) {
  return (
    <div role="group" aria-label="Choose slide" className="slide-numbers">
      {titles.map((title, i) => (
        <button
          key={title}
          type="button"
          className="slide-number"
          aria-label={`${i + 1} ${title}`}
          aria-current={i === current ? 'true' : undefined}
          onClick={() => choose(i)}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}
