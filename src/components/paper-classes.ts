/**
 * The padding of `ledger`. It is small on phones, because text at 200% needs the width. At the left edge, it is wider,
 * because the spine is there.
 */
const ledgerPaddingClasses =
  '[--form-padding:clamp(min(1.25rem,5.2vw),3vw,2.25rem)] p-(--form-padding) pl-[calc(var(--form-padding)+1.5rem)]';

/**
 * Classes of the box around a form or a result, for each kind of paper. styles/paper.css draws the spine and the
 * stripes.
 */
export const paperClasses = {
  /** A double line with concave corners. It has no padding and no background: see `FrameBackground`. */
  certificate: 'frame [--r:theme(borderRadius.specimen)]',
  /** A page of a bank book, with a stitched spine at the left. */
  ledger: `relative border-hair border-input bg-card before:pointer-events-none before:absolute before:inset-0 before:[background:var(--bound)] ${ledgerPaddingClasses}`,
  /** A letter, with the stripes of air mail at its upper edge. */
  letter:
    'relative border-hair border-input bg-card p-apart pt-[calc(theme(spacing.apart)+theme(lineWidth.slab))] before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:h-slab before:[background:var(--airmail)]',
} as const;
