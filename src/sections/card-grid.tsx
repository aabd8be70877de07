import { Link } from '../components/link.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';

export interface GridCard {
  title: string;
  text?: string;
  points?: readonly string[];
  /** `about` is heard after the label; without it, the card's title is. */
  link?: { to: To; label: string; about?: string };
  /** The plate at the head of the card. */
  rosette?: RosetteName;
  /** A few words in italics over the title: a price range, a term. */
  note?: string;
}

const grids = {
  2: '@min-[36rem]:grid-cols-2',
  3: '@min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3',
  4: '@min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-4',
} as const;

interface CardGridProps {
  cards: readonly GridCard[];
  /** At most; fewer where there is no room. */
  columns?: keyof typeof grids;
  /** Numbers the cards and makes them an ordered list. */
  numbered?: boolean;
  level?: 3 | 4;
}

/** Cards side by side, for a full band as for a text column. */
export function CardGrid({ cards, columns = 3, numbered = false, level = 3 }: CardGridProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="@container">
      <List role="list" className={`grid gap-4 ${grids[columns]}`}>
        {cards.map((card, index) => (
          <li key={card.title} className="sheet relative flex flex-col border-hair border-edge bg-leaf">
            {card.rosette && <Plate name={card.rosette} />}
            <Words card={card} level={level} number={numbered ? index + 1 : undefined} />
          </li>
        ))}
      </List>
    </div>
  );
}

function Plate({ name }: { name: RosetteName }) {
  return (
    <div className="sheet-plate border-b-hair border-edge bg-ledger" aria-hidden="true">
      <Rosette name={name} size="medallion" />
    </div>
  );
}

function Words({ card, level, number }: { card: GridCard; level: 3 | 4; number: number | undefined }) {
  const { title, text, points, link, note } = card;
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-1 flex-col px-6 py-4.5">
      {number && (
        <span className="fig mb-3 block font-display text-figure-band font-bold" aria-hidden="true">
          {number}
        </span>
      )}
      {note && (
        // Figures in the hand of the ledgers: the italic face has none in its first file.
        <p
          className={`mb-1 text-saffron ${/\d/.test(note) ? 'text-small font-semibold' : 'font-display text-note italic'}`}
        >
          {note}
        </p>
      )}
      <Heading className="font-display text-h3 font-bold">{title}</Heading>
      {text && <p className="mt-2 text-small text-ink-soft">{text}</p>}
      {points && (
        <ul role="list" className="mt-3.5 border-t-hair border-rule text-small">
          {points.map((point) => (
            <li key={point} className="border-b-hair border-rule py-2 leading-snug last:border-b-0">
              {point}
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className="mt-auto pt-2">
          <Link to={link.to} look="more" about={link.about ?? `about ${title}`}>
            {link.label}
          </Link>
        </p>
      )}
    </div>
  );
}
