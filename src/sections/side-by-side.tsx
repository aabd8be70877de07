import type { ReactNode } from 'react';

const even = 'gap-x-aside gap-y-stack';

const layouts = {
  equal: `${even} @min-[54rem]:grid-cols-2`,
  /** Words, and a drawing of its own width at their right. */
  figure: `${even} [&>figure]:max-w-120 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]`,
  /** Running text, and a drawing of portrait shape whose lettering keeps its size. */
  portrait:
    'gap-x-14 gap-y-stack [&>figure]:max-w-104 [&>figure]:min-w-0 @min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
  /** The drawing at the left; under the text where there is no room. */
  'portrait-left':
    'gap-x-14 gap-y-stack [&>figure]:max-w-104 [&>figure]:min-w-0 @min-[46rem]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] @min-[46rem]:[&>figure]:order-first',
} as const;

interface SideBySideProps {
  layout?: keyof typeof layouts;
  /** Two blocks; the second stands under the first where there is no room. */
  children: ReactNode;
}

/** Two blocks in one row, for a full band as for a text column. */
export function SideBySide({ layout = 'equal', children }: SideBySideProps) {
  return (
    <div className="@container">
      <div className={`grid items-start ${layouts[layout]}`}>{children}</div>
    </div>
  );
}
