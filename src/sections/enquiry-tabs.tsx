import type { ReactNode } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Watermark } from '../components/watermark.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { shownHours } from '../site/shown-hours.ts';
import { seals } from '../site/seals.ts';
import { serviceTimes } from '../site/service-times.ts';
import { NextSteps } from './next-steps.tsx';
import { SectionHead } from './section-head.tsx';
import * as common from '#words/common.json';
import { general } from '#words/next-steps.json';

const HomeForms = lazyPart(() => import('../enquiry/home-forms.tsx').then((m) => m.HomeForms));

interface EnquiryTabsProps {
  note: string;
  title: string;
  intro: string;
}

/** Four enquiry forms in tabs, next to the office hours and the phone number. */
export function EnquiryTabs({ note, title, intro }: EnquiryTabsProps) {
  return (
    <section id="enquiry" className="relative overflow-clip bg-accent py-section">
      <Watermark name={seals.enquiry} />
      <div className="relative wrap grid items-start gap-x-aside gap-y-stack lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="top-40 lg:sticky lg:pt-8">
          <SectionHead note={note} title={title} intro={intro} isInColumn />
          <div className="mt-apart">
            <NextSteps texts={general} times={serviceTimes.general} />
          </div>
          <ul role="list" className="mt-close grid gap-y-1">
            <Fact icon="clock">
              <span className="flex min-h-tap items-center">{shownHours}</span>
              <OfficeStatus />
            </Fact>
            <Fact icon="phone">
              <a
                href={createTelUrl(firm.phone)}
                className="inline-flex min-h-tap items-center hover:underline"
              >
                <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
                {firm.phone}
              </a>
            </Fact>
          </ul>
        </div>
        <div className="@container/form border-control border-brand bg-card">
          <HomeForms />
        </div>
      </div>
    </section>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4">
      <Icon name={icon} tone="brand" />
      {children}
    </li>
  );
}
