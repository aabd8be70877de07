import { Icon } from '../components/icon.tsx';

export type CheckItem = string | { title: string; text: string };

const grids = {
  1: '',
  2: '@min-[34rem]:grid-cols-2',
  3: '@min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-3',
} as const;

interface ChecklistProps {
  items: readonly CheckItem[];
  /** At most; fewer where there is no room. */
  columns?: keyof typeof grids;
}

/** Points, each behind a tick; with a text of its own a point gets a name in bold. */
export function Checklist({ items, columns = 2 }: ChecklistProps) {
  return (
    <div className="@container">
      <ul role="list" className={`grid gap-x-8 gap-y-3 ${grids[columns]}`}>
        {items.map((item) => {
          const { title, text } = typeof item === 'string' ? { title: item, text: undefined } : item;
          return (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-3 leading-snug [&>.icon]:mt-0.5">
              <Icon name="check" tone="engrave" />
              <span>
                <span className={text ? 'font-semibold' : undefined}>{title}</span>
                {text && <span className="mt-1 block text-small text-ink-soft">{text}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
