import { Icon } from '../components/icon.tsx';
import { LedgerRows } from './ledger-rows.tsx';

interface Named {
  title: string;
  text: string;
}
/** Points that need no more words, or names with their texts. */
export type CheckItems = readonly string[] | readonly Named[];

const grids = {
  1: '',
  2: '@min-[34rem]:grid-cols-2',
  3: '@min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-3',
} as const;

interface ChecklistProps {
  items: CheckItems;
  /** At most, of plain points; fewer where there is no room. */
  columns?: keyof typeof grids;
  /** Numbers plain points, as clauses, in place of their ticks; they run down the first column, then the second. */
  numbered?: boolean;
}

const areNamed = (items: CheckItems): items is readonly Named[] => typeof items[0] === 'object';

/** Points: each behind a tick, or as rows of a ledger where they have a name and a text. */
export function Checklist({ items, columns = 2, numbered = false }: ChecklistProps) {
  if (areNamed(items)) return <LedgerRows rows={items} />;
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="@container">
      <List
        role="list"
        className={numbered ? 'gap-x-8 nav:columns-2' : `grid gap-x-8 gap-y-2 ${grids[columns]}`}
      >
        {items.map((item, index) => (
          <li
            key={item}
            className={`grid grid-cols-[auto_1fr] gap-3 leading-snug [&>.icon]:mt-0.5 ${numbered ? 'break-inside-avoid border-t-hair border-rule py-2.5' : ''}`}
          >
            {numbered ? (
              <span className="min-w-5 font-display text-h3 font-bold text-saffron" aria-hidden="true">
                {index + 1}
              </span>
            ) : (
              <Icon name="check" tone="engrave" />
            )}
            {item}
          </li>
        ))}
      </List>
    </div>
  );
}
