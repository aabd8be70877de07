interface IndexCard {
  title: string;
  text: string;
  /** What is written at the foot of the card. */
  entry: string;
}

interface IndexCardsProps {
  /** Stands over each entry. */
  label: string;
  cards: readonly IndexCard[];
}

/** Kinds of people as the cards of an index, each with an entry at its foot: five in a row, or three over two. */
export function IndexCards({ label, cards }: IndexCardsProps) {
  return (
    <ul role="list" className="grid gap-4 md:grid-cols-6 nav:grid-cols-5">
      {cards.map(({ title, text, entry }) => (
        <li
          key={title}
          className="row-span-3 grid grid-rows-subgrid gap-y-0 border-hair border-edge bg-paper md:max-nav:col-span-2 md:max-nav:nth-[n+4]:col-span-3"
        >
          <h3 className="border-b-frame border-saffron px-5 py-2 font-display text-h3 font-bold">{title}</h3>
          <p className="px-5 py-2.5 sm:py-4 text-detail text-ink-soft">{text}</p>
          <p className="border-t-hair border-edge bg-ledger px-5 py-2 leading-snug">
            <span className="sm:block text-caption text-ink-mute">{label} </span>
            <b className="font-semibold text-engrave">{entry}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
