interface LabelledItemsProps {
  items: readonly { title: string; text: string }[];
}

/** Items, styled as the labelled drawers of a cabinet. The items in a row have the same width. */
export function LabelledItems({ items }: LabelledItemsProps) {
  return (
    <ul
      role="list"
      className="flex flex-wrap gap-3 border-page border-brand bg-accent p-2 sm:gap-4 sm:px-5 sm:py-5"
    >
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="flex flex-[1_18rem] flex-col border-control border-brand bg-card px-4 py-3 sm:px-6 sm:py-5 large-text:px-1"
        >
          <h3 className="border-hair border-input bg-background px-4 py-1 text-center font-display text-xl font-bold large-text:px-1">
            {title}
          </h3>
          <p className="mt-2 mb-3 text-sm text-foreground-soft">{text}</p>
          <svg
            width="72"
            height="22"
            viewBox="0 0 72 22"
            aria-hidden="true"
            className="mx-auto mt-auto fill-accent stroke-brand"
            strokeWidth="1.5"
          >
            <path d="M6 4a30 16 0 0 0 60 0z" />
            <path d="M14 8a23 9 0 0 0 44 0" className="fill-none stroke-brand-fine" />
            <path d="M1 1h70v4H1z" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
