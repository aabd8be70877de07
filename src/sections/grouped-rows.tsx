import { use } from 'react';
import { CurrentPage } from '../components/current-page.ts';
import { noteClasses } from '../components/note-classes.ts';
import { getRosette } from '../site/page-info.ts';
import { TextRows } from './text-rows.tsx';
import type { TextRow } from './text-rows.tsx';

interface RowGroup {
  /** A small italic line above the title. */
  note: string;
  title: string;
  intro?: string;
  rows: readonly TextRow[];
  /** A footnote below the rows. */
  after?: string;
  id?: string;
}

/** Classes of the second page, and of the spine on its left. */
const rightPageClasses =
  'border-t-brand max-lg:border-t-hair lg:relative lg:pl-6 lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-6 lg:before:[background:var(--bound)]';
/**
 * Classes that draw half a rosette below the rows of a group. The height of the mask is zero if less than 5rem are free
 * there. The width is 250%, because the file has two drawings side by side.
 */
const endRosetteClasses =
  'lg:after:mt-4 lg:after:aspect-[2] lg:after:min-h-0 lg:after:flex-[1_1_0] lg:after:self-center lg:after:bg-input lg:after:[mask:var(--art-plate)_0_0/250%_min(200%,9900%-495rem)]';

/**
 * Groups of rows, styled as the two pages of an account book. The second half of the groups is on the right page, or in
 * a narrow window below the first half. Each of the two pages has six grid rows: two for each of at most three
 * groups. The groups of both pages are therefore aligned.
 */
export function GroupedRows({ groups }: { groups: readonly RowGroup[] }) {
  const page = use(CurrentPage);
  const mark = page && getRosette(page);
  const half = Math.ceil(groups.length / 2);
  return (
    <div
      className={`account-book grid border-page border-brand bg-card lg:grid-cols-[1fr_calc(50%+0.75rem)] [&_.rule-account]:border-b-0 ${mark ? `ros-${mark}` : ''}`}
    >
      {[groups.slice(0, half), groups.slice(half)].map((pageGroups, index) => (
        <div
          key={pageGroups[0]?.title}
          className={`lg:row-span-6 lg:grid lg:subgrid-rows print:block ${index > 0 ? rightPageClasses : ''}`}
        >
          {pageGroups.map(({ note, title, intro, rows, after, id }) => (
            <div
              key={title}
              id={id}
              className="grid grid-cols-1 gap-close border-brand px-apart py-apart not-first:border-t-hair lg:row-span-2 lg:subgrid-rows print:block"
            >
              <div>
                <p className={noteClasses}>{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {intro && <p className="mt-1 text-foreground-soft">{intro}</p>}
              </div>
              <div className={`flex flex-col print:block ${endRosetteClasses}`}>
                <TextRows rows={rows} level={4} />
                {after && <p className="mt-close text-detail">{after}</p>}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
