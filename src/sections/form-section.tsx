import { use } from 'react';
import type { ReactNode } from 'react';
import { CurrentPage } from '../components/current-page.ts';
import { formBackgrounds } from '../components/form-backgrounds.ts';
import { Watermark } from '../components/watermark.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { enquirySectionStyles } from './banner-variants.ts';
import { SectionHead } from './section-head.tsx';

interface FormSectionProps {
  /** The target of in-page links. Screen readers announce the title when the section receives focus. */
  id?: string | undefined;
  note?: string;
  title: string;
  intro: ReactNode;
  /** The rosette behind the form. Without a rosette, the form looks like a letter. */
  rosette?: RosetteName;
  /** Whether the rosette is visible. False if text fills the column. */
  art?: boolean;
  /** Text before the form, directly below the heading. */
  before?: ReactNode;
  /** Text in the column of the heading. In the DOM and in narrow windows, it is after the form. */
  beside?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form in two columns, to the right of its introduction, or in a narrow window below it. */
export function FormSection({
  id,
  note,
  title,
  intro,
  rosette,
  art: hasArt = true,
  before,
  beside,
  children,
}: FormSectionProps) {
  const page = use(CurrentPage);
  const { section, sheet = '', form, art } = enquirySectionStyles[page?.bannerVariant ?? 'house'];
  /** Two fields per row. */
  const isWide = rosette && hasArt;
  return (
    <section
      id={id}
      {...(id && { 'aria-label': title })}
      className={rosette ? `relative overflow-clip ${section}` : ''}
    >
      <div
        className={`relative wrap grid items-start gap-x-aside gap-y-stack py-section ${isWide ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(23rem,1fr)_minmax(0,36rem)]'} lg:grid-rows-[auto_1fr] ${sheet}`}
      >
        {isWide && <Watermark name={rosette} className={art} />}
        <div className="relative">
          <SectionHead note={note} title={title} intro={intro} layout="stacked" />
          {before && <div className="mt-apart grid gap-close">{before}</div>}
        </div>
        <div
          className={`@container/form lg:col-start-2 lg:row-[1/3] ${rosette ? form : formBackgrounds.letter}`}
        >
          {children}
        </div>
        {beside && <div className="relative grid gap-close lg:col-start-1">{beside}</div>}
      </div>
    </section>
  );
}
