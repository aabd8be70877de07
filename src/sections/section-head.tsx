import type { ReactNode } from 'react';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

const titleClasses = 'font-display text-h2';
const ruledClasses = 'grid gap-y-2 sm:slab-rule sm:pt-5';
/** On phones, the thick part of the line is before the note, and the thin part after the note. */
const ruledNoteClasses = `${noteClasses} max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:before:h-slab max-sm:before:flex-[0_0_min(2.75rem,15vw)] max-sm:before:bg-(--rule-colour,var(--brand)) max-sm:after:flex-1 max-sm:after:border-t-frame max-sm:after:[border-color:var(--rule-colour,var(--brand))] large-text:flex-nowrap!`;
const spacedClasses = 'mb-[clamp(1.125rem,0.3rem+3.3vw,3.25rem)] print:mb-5';

/** The layouts: `head` for a section with a note, `plain` (without a line) for a section without a note. */
const layouts = {
  /**
   * The note is to the left of the title, in three of twelve columns: for content below the title, or in four columns.
   */
  margin: {
    head: `${ruledClasses} ${spacedClasses} gap-x-8 nav:grid-cols-4`,
    plain: spacedClasses,
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-176',
  },
  /** The note is above the title: for content of full width. */
  above: {
    head: `${ruledClasses} ${spacedClasses}`,
    plain: spacedClasses,
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-176',
  },
  /** The note is above the title, without space below: for columns of half width. */
  stacked: {
    head: ruledClasses,
    plain: '',
    note: ruledNoteClasses,
    title: titleClasses,
    intro: 'mt-close max-w-160',
  },
  /**
   * The note is in the line, the large title on the left, and the introduction in the second of two columns
   * (side-by-side.tsx).
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
  /** The note. About half of the sections of a page have no note. */
  note?: string | undefined;
  title: string;
  intro?: ReactNode;
  /** Content at the right end of the title's row, such as carousel controls or a link. */
  aside?: ReactNode;
  layout?: keyof typeof layouts;
}

/** The heading of a section. The layouts make the sections of long pages different. */
export function SectionHead({ note, title, intro, aside, layout = 'margin' }: SectionHeadProps) {
  const variant = layouts[layout];
  const words = intro && (
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
          {layout !== 'wide' && words}
        </div>
        {layout === 'wide' && words}
        {aside}
      </div>
    </header>
  );
}
