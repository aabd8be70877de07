import type { ReactNode } from 'react';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

/** Classes of a head with a note. From `sm` on, there is a line above the note. */
const ruledClasses = 'grid gap-y-2 sm:slab-rule sm:pt-5';
/** Classes of the note. On phones, it is in the middle of the line, between the thick and the thin part. */
const ruledNoteClasses = `${noteClasses} max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:before:h-slab max-sm:before:flex-[0_0_min(2.75rem,15vw)] max-sm:before:bg-(--rule-colour,var(--brand)) max-sm:after:flex-1 max-sm:after:border-t-frame max-sm:after:[border-color:var(--rule-colour,var(--brand))] large-text:flex-nowrap!`;
const spacedClasses = 'mb-[clamp(1.125rem,0.3rem+3.3vw,3.25rem)] print:mb-5';

interface SectionHeadProps {
  /** A short text in italics above the title. */
  note?: string | undefined;
  title: string;
  intro?: ReactNode;
  /** Content at the right end of the row with the title, such as carousel controls or a link. */
  aside?: ReactNode;
  /** Whether the head is in a column. If so, it has no space below it. */
  isInColumn?: boolean;
}

export function SectionHead({ note, title, intro, aside, isInColumn = false }: SectionHeadProps) {
  return (
    <header className={`${note ? ruledClasses : ''} ${isInColumn ? '' : spacedClasses}`}>
      {note && <p className={ruledNoteClasses}>{note}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-close lg:flex-nowrap">
        <div>
          <h2 className="font-display text-h2">{preventRangeWraps(title)}</h2>
          {intro && (
            <p className="mt-close max-w-176 text-lg text-foreground-soft">{preventRangeWraps(intro)}</p>
          )}
        </div>
        {aside}
      </div>
    </header>
  );
}
