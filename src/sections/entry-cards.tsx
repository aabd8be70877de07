import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface EntryCard {
  title: string;
  /** A short line below the title. */
  note?: string;
  text: string;
  /** `about` is screen-reader text after the label. */
  link?: { to: To; label: string; about: string };
  /** The text at the bottom of the card, after the label of `EntryCardsProps`. */
  entry: string;
  /** The explanation after the entry. */
  meaning?: string;
}

interface EntryCardsProps {
  /** The label above each entry. */
  label: string;
  cards: readonly EntryCard[];
}

/**
 * Related items, styled as index cards with an entry at the bottom. In wide windows, five cards are in one row. Other
 * numbers of cards are in rows of three.
 */
export function EntryCards({ label, cards }: EntryCardsProps) {
  const hasFiveCards = cards.length === 5;
  return (
    <ul
      role="list"
      className={`grid gap-3 sm:gap-4 ${hasFiveCards ? 'md:grid-cols-6 nav:grid-cols-5' : 'md:grid-cols-2 nav:grid-cols-3'}`}
    >
      {cards.map(({ title, note, text, link, entry, meaning }) => (
        <li
          key={title}
          className={`row-span-3 grid subgrid-rows gap-y-0 border-hair border-input bg-background print:row-auto print:block ${hasFiveCards ? 'md:max-nav:col-span-2 md:max-nav:nth-[n+4]:col-span-3' : ''}`}
        >
          <div className="border-b-frame border-highlight px-5 pt-3 pb-1">
            <h3 className="font-display text-h3 font-bold">{preventRangeWraps(title)}</h3>
            {note && <p className="text-sm font-semibold text-highlight">{note}</p>}
          </div>
          <div className="flex flex-col px-5 py-2 text-detail text-foreground-soft sm:py-4">
            <p>{preventRangeWraps(text)}</p>
            {link && (
              <p className="mt-auto -mb-2">
                <Link to={link.to} variant="more" about={link.about}>
                  {link.label}
                </Link>
              </p>
            )}
          </div>
          <p className="border-t-hair border-input bg-accent px-5 py-1.5 leading-snug">
            <span className="text-xs text-muted-foreground sm:block">{label} </span>
            <b className="font-semibold text-brand">{entry}</b>
            {meaning && <span className="text-xs text-muted-foreground sm:block"> {meaning}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
