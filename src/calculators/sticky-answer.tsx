import type { ResultRow } from './calculator-definition.ts';

interface StickyAnswerProps {
  /** The main result, or undefined if a value is invalid. */
  row: ResultRow | undefined;
}

/**
 * The main result at the upper edge of narrow windows while the fields scroll below it. `scroll-padding`
 * (styles/base.css) keeps it from covering a control that receives focus (SC 2.4.11). It is hidden from screen readers,
 * because the result is in the page and changes are announced.
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
