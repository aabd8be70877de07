import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DetailsSummaryProps {
  children: ReactNode;
  /** The text after the label while the content is collapsed. */
  note?: string;
}

/**
 * The `<summary>` of a `<details>`. Its icon shows whether the `<details>` is open. The `<details>` needs the class
 * `group`.
 */
export const DetailsSummary = ({ children, note }: DetailsSummaryProps) => (
  <summary className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-2 py-2.5">
    <span className="text-brand group-open:rotate-45">
      <Icon name="plus" />
    </span>
    <span className="font-semibold text-brand underline decoration-link underline-offset-[.25em]">
      {children}
    </span>{' '}
    {note && <span className="text-sm text-muted-foreground group-open:hidden">{note}</span>}
  </summary>
);
