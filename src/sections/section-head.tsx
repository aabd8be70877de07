import type { ReactNode } from 'react';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

const titleClasses = 'font-display text-h2';
const ruledClasses = 'grid gap-y-2 sm:slab-rule sm:pt-5';
/** Classes of a note below a line. On phones, the note interrupts the line between its thick and its thin part. */
const ruledNoteClasses = `${noteClasses} max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:before:h-slab max-sm:before:flex-[0_0_min(2.75rem,15vw)] max-sm:before:bg-(--rule-colour,var(--brand)) max-sm:after:flex-1 max-sm:after:border-t-frame max-sm:after:[border-color:var(--rule-colour,var(--brand))] large-text:flex-nowrap!`;
const spacedClasses = 'mb-[clamp(1.125rem,0.3rem+3.3vw,3.25rem)] print:mb-5';

/**
 * The classes of each layout. `head` is for a header with a note. `plain` is for a header without a note, which has no
 * line.
 */
const layouts = {
  /**
   * The note is on the left of the title, in the first of four columns. Use this layout above content in four columns,
   * or for content below the title.
   */
  margin: {
    head: `${ruledClasses} ${spacedClasses} gap-x-8 nav:grid-cols-4`,
    plain: spacedClasses,
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-176',
  },
  /** The note is above the title. Use this layout above content in full width. */
  above: {
    head: `${ruledClasses} ${spacedClasses}`,
    plain: spacedClasses,
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-176',
  },
  /** The note is above the title, and there is no space below the header. Use this layout in a column. */
  stacked: {
    head: ruledClasses,
    plain: '',
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-160',
  },
  /**
   * The note is at the start of the line. Below it, the title is in the first of two columns, and the introduction in
   * the second. Use this layout above two columns (side-by-side.tsx).
   */
  wide: {
    head: `${spacedClasses} grid gap-y-close`,
    plain: spacedClasses,
    note: `${noteClasses} flex items-center gap-5 after:flex-1 after:border-t-frame after:[border-color:var(--rule-colour,var(--brand))] large-text:flex-nowrap! print:break-after-avoid`,
    title: `${titleClasses} lg:max-w-[15em]`,
    intro: 'max-w-128',
  },
} as const;

interface SectionHeadProps {
  /** A short text in italics. About half of the sections have none. */
  note?: string | undefined;
  title: string;
  intro?: ReactNode;
  /** Content at the right end of the row with the title, such as carousel controls or a link. */
  aside?: ReactNode;
  layout?: keyof typeof layouts;
}

/**
 * The heading of a section. The sections of a long page have different layouts, so that they do not all look the same.
 */
export function SectionHead({ note, title, intro, aside, layout = 'margin' }: SectionHeadProps) {
  const variant = layouts[layout];
  const introParagraph = intro && (
    <p className={`text-lg text-foreground-soft ${variant.intro}`}>{noWrapRanges(intro)}</p>
  );
  const inColumns = layout === 'wide' && intro && !aside;
  return (
    <header className={note ? variant.head : variant.plain}>
      {note && <p className={variant.note}>{note}</p>}
      <div
        className={`${layout === 'margin' && note ? 'nav:col-span-3 ' : ''}${inColumns ? 'grid items-end gap-x-aside gap-y-close lg:grid-cols-2' : 'flex flex-wrap items-end justify-between gap-x-8 gap-y-close lg:flex-nowrap'}`}
      >
        <div>
          <h2 className={variant.title}>{noWrapRanges(title)}</h2>
          {layout !== 'wide' && introParagraph}
        </div>
        {layout === 'wide' && introParagraph}
        {aside}
      </div>
    </header>
  );
}
