import type { ReactNode } from 'react';

const layouts = {
  equal: '@min-[54rem]:grid-cols-2',
  /** The first column is wider. */
  'first-wide': '@min-[54rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  /** A text with a drawing on the right. A third block is below both, or in a wide container only below the text. */
  figure:
    '@min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))] @min-[40rem]:*:nth-3:col-span-full @min-[60rem]:has-[>:nth-child(3)]:grid-rows-[auto_1fr] @min-[60rem]:*:nth-3:col-[1] @min-[60rem]:*:nth-3:mt-[calc(1rem-theme(spacing.stack))] [&>figure]:max-w-104 @min-[60rem]:[&>figure:not(:last-child)]:row-span-2',
} as const;

interface SideBySideProps {
  layout?: keyof typeof layouts;
  /** Two blocks. The layout `figure` also accepts three. */
  children: ReactNode;
}

/** Blocks side by side. In a narrow container, they are one below the other. */
export function SideBySide({ layout = 'equal', children }: SideBySideProps) {
  return (
    <div className="@container">
      <div className={`grid items-start gap-x-aside gap-y-stack ${layouts[layout]}`}>{children}</div>
    </div>
  );
}
