import { preventRangeWraps } from './no-wrap-ranges.ts';

export interface Amount {
  /** When the amount is paid or valid, such as 'Day 0' or 'Before'. */
  when?: string | undefined;
  label: string;
  amount: string;
  /** Whether the row is emphasised, because it is the most important row. */
  highlight?: boolean | undefined;
}

interface AmountListProps {
  rows: readonly Amount[];
  /** Whether the emphasised amount is in large type. */
  large?: boolean;
}

/**
 * A list of labels with their amounts. Its layout depends on the width of its parent, which needs the class
 * `@container`.
 */
export function AmountList({ rows, large = false }: AmountListProps) {
  return (
    <dl className="border-y-account border-brand bg-card print:self-start">
      {rows.map(({ when, label, amount, highlight }) => (
        <div
          key={label}
          className={`grid grid-cols-[1fr_auto] items-baseline gap-4 border-border px-2 py-[0.6rem] leading-[1.4] not-first:border-t-hair @min-[46rem]:px-3 large-text:grid-cols-[minmax(0,1fr)] ${highlight ? 'bg-accent font-semibold' : ''}`}
        >
          <dt className={when && '@min-[46rem]:flex'}>
            {when && (
              <span className="block font-normal text-muted-foreground @min-[46rem]:flex-[0_0_4rem]">
                {when}{' '}
              </span>
            )}
            {when ? <span>{preventRangeWraps(label)}</span> : preventRangeWraps(label)}
          </dt>
          <dd
            className={`text-right font-semibold ${highlight ? 'text-brand' : ''} ${highlight && large ? 'font-display text-h2-prose' : ''}`}
          >
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
