import { use } from 'react';
import type { ReactNode } from 'react';
import { CurrentPage } from '../components/current-page.ts';
import { paperClasses } from '../components/paper-classes.ts';
import { Watermark } from '../components/watermark.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { SectionHead } from './section-head.tsx';

/**
 * Classes of a framed form. After a submit, the form contains a result with its own frame. Then these classes hide the
 * frame of the form, and extend the result over the padding of the form.
 */
const framedFormClasses =
  'bg-card px-6 py-8 has-[.frame]:before:content-none has-[.frame]:after:content-none [&_.frame]:-mx-6 [&_.frame]:-my-8';

interface FormSectionProps {
  /**
   * The id of the section, for links in the page. A section with an id also has an accessible name, which screen readers
   * announce when such a link moves the focus to the section.
   */
  id?: string | undefined;
  note?: string;
  title: string;
  intro: ReactNode;
  /** The rosette behind the form. Without it, the form always looks like a letter. */
  rosette?: RosetteName;
  /** Whether the rosette is visible, and the form wider than the text. Set this to false for a long text. */
  hasArt?: boolean;
  /** Content directly below the heading. In the DOM and in narrow windows, it comes before the form. */
  belowHeading?: ReactNode;
  /** Further content in the column of the heading. In the DOM and in narrow windows, it comes after the form. */
  aside?: ReactNode;
  /** Content below the form, in the same column. Use it if the column of the heading is as high as the form. */
  belowForm?: ReactNode;
  children: ReactNode;
}

/** A section with a form. The introduction is on the left of the form, or in a narrow window above it. */
export function FormSection({
  id,
  note,
  title,
  intro,
  rosette,
  hasArt = true,
  belowHeading,
  aside,
  belowForm,
  children,
}: FormSectionProps) {
  const page = use(CurrentPage);
  const formClasses = {
    ...paperClasses,
    certificate: `${paperClasses.certificate} ${framedFormClasses}`,
  }[(rosette && page?.bannerVariant) || 'letter'];
  /** Whether the form is wide enough for two fields per row. */
  const isWide = rosette && hasArt;
  return (
    <section
      id={id}
      {...(id && { 'aria-label': title })}
      className={rosette ? 'relative overflow-clip bg-accent [--bitten:var(--accent)]' : ''}
    >
      <div
        className={`relative wrap grid items-start gap-x-aside gap-y-stack py-section ${isWide ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(23rem,1fr)_minmax(0,36rem)]'} lg:grid-rows-[auto_1fr]`}
      >
        {isWide && !belowForm && <Watermark name={rosette} />}
        <div className="relative">
          <SectionHead note={note} title={title} intro={intro} isInColumn />
          {belowHeading && <div className="mt-apart grid gap-close">{belowHeading}</div>}
        </div>
        <div className={`@container/form lg:col-start-2 lg:row-[1/3] ${formClasses}`}>{children}</div>
        {aside && (
          <div
            className={`@container relative grid gap-close lg:col-start-1 ${belowForm ? 'lg:row-[2/4]' : ''}`}
          >
            {aside}
          </div>
        )}
        {belowForm && <div className="@container relative grid gap-close lg:col-start-2">{belowForm}</div>}
      </div>
    </section>
  );
}
