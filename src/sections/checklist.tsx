import { Icon } from '../components/icon.tsx';
import { TextRows } from './text-rows.tsx';

interface TitledPoint {
  title: string;
  text: string;
}
/** The points of a checklist: all are texts, or all have a title and a text. */
export type CheckItems = readonly string[] | readonly TitledPoint[];

const gridClasses = {
  1: '',
  2: '@min-[34rem]:grid-cols-2',
  3: '@min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-3',
} as const;

interface ChecklistProps {
  items: CheckItems;
  /** The maximum number of columns of the variant `plain`. */
  columns?: keyof typeof gridClasses;
  /** Whether the points are numbered, with one point per line. */
  numbered?: boolean;
  /** The style of points with ticks. `sheet` is a ruled sheet with the ticks in its margin. */
  variant?: 'plain' | 'sheet';
}

const haveTitles = (items: CheckItems): items is readonly TitledPoint[] => typeof items[0] === 'object';

/** A list of points with ticks or numbers. Points with a title are shown as `TextRows` instead. */
export function Checklist({ items, columns = 2, numbered = false, variant = 'plain' }: ChecklistProps) {
  if (haveTitles(items)) return <TextRows rows={items} />;
  if (numbered)
    return (
      <ol role="list" className="border-b-hair border-input">
        {items.map((item, index) => (
          <li
            key={item}
            className="grid break-inside-avoid grid-cols-[3rem_1fr] items-baseline gap-x-3 border-t-hair border-input py-2 leading-snug sm:py-4 nav:grid-cols-4 nav:gap-x-8"
          >
            <p className="contents">
              <span className="font-display text-h2-prose text-highlight">§ {index + 1}</span>{' '}
              <span className="max-w-176 font-display text-xl nav:col-span-3">{item}</span>
            </p>
          </li>
        ))}
      </ol>
    );
  if (variant === 'sheet')
    return (
      <ul role="list" className="bg-card rule-account">
        {items.map((item) => (
          <li
            key={item}
            className="grid grid-cols-[auto_1fr] items-center border-border px-3 not-first:border-t-hair large-text:grid-cols-1!"
          >
            <Icon name="check" tone="brand" />
            <span className="ml-3 border-l-hair border-highlight px-4 py-1.5 font-display text-xl sm:py-2.5">
              {item}
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <div className="@container">
      <ul role="list" className={`grid gap-x-8 gap-y-2 ${gridClasses[columns]}`}>
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[auto_1fr] gap-3 leading-snug [&>.icon]:mt-0.5">
            <Icon name="check" tone="brand" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
