import { lazyPart } from '../runtime/lazy-part.tsx';
import { ContactList } from '../components/contact-list.tsx';
import { OfficeStatus } from '../components/office-status.tsx';
import { Watermark } from '../components/watermark.tsx';
import { seals } from '../site/seals.ts';
import { generalTimes } from '../site/general-times.ts';
import { NextSteps } from './next-steps.tsx';
import { SectionHead } from './section-head.tsx';
import { general } from '#words/next-steps.json';

const HomeForms = lazyPart(() => import('../enquiry/home-forms.tsx').then((m) => m.HomeForms));

interface EnquiryTabsProps {
  note: string;
  title: string;
  intro: string;
}

/**
 * Enquiry forms in tabs, with office hours and phone number below them. In wide windows, the next steps are on the
 * left.
 */
export function EnquiryTabs({ note, title, intro }: EnquiryTabsProps) {
  return (
    <section id="enquiry" className="relative overflow-clip bg-accent py-section">
      <Watermark name={seals.enquiry} />
      <div className="relative wrap grid items-start gap-x-aside gap-y-stack lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="top-40 lg:sticky lg:pt-8">
          <SectionHead note={note} title={title} intro={intro} isInColumn />
          <div className="mt-apart">
            <NextSteps texts={general} times={generalTimes} />
          </div>
        </div>
        <div className="grid gap-apart">
          <div className="@container/form border-control border-brand bg-card">
            <HomeForms />
          </div>
          <div className="@container">
            <ContactList variant="columns" show={['hours', 'phone']} belowHours={<OfficeStatus />} />
          </div>
        </div>
      </div>
    </section>
  );
}
