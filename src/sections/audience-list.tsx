interface AudienceListProps {
  items: readonly { title: string; text: string }[];
}

/** A list of target groups, styled as luggage labels. */
export function AudienceList({ items }: AudienceListProps) {
  return (
    <ul role="list" className="grid gap-1.5 sm:grid-cols-2 sm:gap-6 nav:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="flex">
          <Eyelet />
          <div className="-ml-px flex-1 border-hair border-input bg-card px-3 py-2 sm:px-5 sm:py-4">
            <h3 className="font-display text-xl font-bold">{title}</h3>
            <p className="text-detail text-foreground-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The end of a luggage label. Its hole stays round when the label becomes higher. */
function Eyelet() {
  return (
    <span
      className="relative w-11 flex-none forced-colors:[--accent:Canvas] forced-colors:[--card:Canvas]"
      aria-hidden="true"
    >
      <svg className="absolute inset-0 h-full w-full">
        <svg viewBox="0 0 44 100" preserveAspectRatio="none">
          <path
            d="M44 .5H18L.5 26V74L18 99.5H44z"
            className="fill-accent stroke-input"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg viewBox="0 0 44 44" fill="none">
          <circle cx="22" cy="22" r="9" className="stroke-highlight-fine" strokeWidth="3" />
          <circle cx="22" cy="22" r="5" className="fill-card stroke-input" />
        </svg>
      </svg>
    </span>
  );
}
