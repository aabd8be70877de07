import type { ReactNode } from 'react';

const layouts = {
  equal: '@min-[54rem]:grid-cols-2',
  /** The first has the more to say. */
  'first-wide': '@min-[54rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  /** Words, and a drawing at their right; more words, if there are any, under both where the columns are narrow. */
  figure:
    'words-and-figure [&>figure]:max-w-104 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))]',
  /** The drawing at the left; under the text where there is no room. */
  'figure-left':
    '[&>figure]:max-w-104 @min-[40rem]:grid-cols-[minmax(0,min(45%,26rem))_minmax(0,1fr)] @min-[40rem]:[&>figure]:order-first',
} as const;

interface SideBySideProps {
  layout?: keyof typeof layouts;
  /** Two blocks, beside a drawing also a third; one under another where there is no room. */
  children: ReactNode;
}

/** Two blocks in one row, for a full band as for a text column. */
export function SideBySide({ layout = 'equal', children }: SideBySideProps) {
  return (
    <div className="@container">
      <div className={`grid items-start gap-x-aside gap-y-stack ${layouts[layout]}`}>{children}</div>
    </div>
  );
}
