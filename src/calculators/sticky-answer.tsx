import type { ResultRow } from './calculator-definition.ts';

interface StickyAnswerProps {
  /** The main result. It is undefined if a value is invalid, or if there is no result. */
  row: ResultRow | undefined;
}

/**
 * The main result. In narrow windows that are not short, it stays at the upper edge while the fields scroll below it.
 * `scroll-padding` (styles/base.css) keeps focused controls visible (SC 2.4.11). Screen readers skip this copy of the
 * result, because changes of the result are announced.
 */
export const StickyAnswer = ({ row }: StickyAnswerProps) => (
  <p
    aria-hidden="true"
    data-sticky-answer=""
    className="sticky top-[env(safe-area-inset-top)] z-10 mb-5 flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-y-account border-brand bg-accent px-2 py-1 leading-tight font-semibold lg:hidden large-text:static short:static"
  >
    {row && <span>{row.label}</span>}
    <span className="font-display text-h2-prose font-bold text-brand">{row ? row.amount : '–'}</span>
  </p>
);
