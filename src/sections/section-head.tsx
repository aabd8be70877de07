import type { ReactNode } from 'react';

const NOTE = 'font-display text-note text-highlight italic';
const TITLE = 'font-display text-h2';

const layouts = {
  /** Note in a margin column beside the title. */
  margin: {
    head: 'relative sm:slab-rule head-rule section-head grid gap-x-8 gap-y-2 sm:pt-5 nav:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]',
    note: NOTE,
    title: TITLE,
    intro: 'mt-close max-w-176',
  },
  /** Note above the title, for half-width columns. */
  stacked: {
    head: 'relative sm:slab-rule head-rule grid gap-y-2 sm:pt-5',
    note: NOTE,
    title: TITLE,
    intro: 'mt-close max-w-160',
  },
  /** Note in the rule, large title on the left, introduction on the right. */
  wide: {
    head: 'section-head grid gap-y-close',
    note: `${NOTE} note-in-rule`,
    title: `${TITLE} lg:max-w-[15em]`,
    intro: 'max-w-128',
  },
} as const;

interface SectionHeadProps {
  note: string;
  title: string;
  intro?: ReactNode;
  /** Content at the right end of the title's row, such as carousel controls or a link. */
  aside?: ReactNode;
  layout?: keyof typeof layouts;
}

/** The heading of a section. The layouts differ so that long pages do not look monotonous. */
export function SectionHead({ note, title, intro, aside, layout = 'margin' }: SectionHeadProps) {
  const variant = layouts[layout];
  const words = intro && <p className={`text-lg text-foreground-soft ${variant.intro}`}>{intro}</p>;
  return (
    <header className={variant.head}>
      <p className={variant.note}>{note}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-close lg:flex-nowrap">
        <div>
          <h2 className={variant.title}>{title}</h2>
          {layout !== 'wide' && words}
        </div>
        {layout === 'wide' && words}
        {aside}
      </div>
    </header>
  );
}
