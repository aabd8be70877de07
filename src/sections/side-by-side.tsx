import type { ReactNode } from 'react';

const layouts = {
  equal: '@min-[54rem]:grid-cols-2',
  /** Words, and a drawing of its own width at their right. */
  figure:
    '[&>figure]:max-w-120 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]',
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
      <div className={`grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 ${layouts[layout]}`}>
        {children}
      </div>
    </div>
  );
}
