import { byService } from 'virtual:articles/by-service';
import { use } from 'react';
import type { ReactNode } from 'react';
import { CurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import type { LeadForm } from '../enquiry/form-definition.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { ServiceTimes } from '../site/general-times.ts';
import type { To } from '../site/routes.ts';
import { HoursAbroad } from '../components/hours-abroad.tsx';
import { HoursInPlaces } from '../components/hours-in-places.tsx';
import type { PlaceAbroad } from '../site/hours-abroad.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { ContactList } from '../components/contact-list.tsx';
import type { ContactWay } from '../components/contact-list.tsx';
import { LazyForm } from './lazy-form.ts';
import { ContactBlock } from './contact-block.tsx';
import type { ContactBlockProps } from './contact-block.tsx';
import { FormSection } from './form-section.tsx';
import { NextSteps } from './next-steps.tsx';
import type { NextStepWords } from './next-steps.tsx';
import { Notice } from './notice.tsx';
import { ReadMore } from './read-more.tsx';
import { SaveAndShare } from './save-and-share.tsx';
import * as words from '#words/sections.json';

interface EnquiryProps {
  form: LeadForm;
  title: string;
  intro: ReactNode;
  rosette: RosetteName;
  /** The texts of the steps after the enquiry. The steps are shown only with `times`. */
  next?: NextStepWords;
  times?: ServiceTimes;
  /**
   * The id of the section, for links in the page. If this is not 'enquiry', the form has the id 'enquiry', to which other
   * pages link.
   */
  id?: string;
  /** A link for visitors who do not want to fill in the form. */
  action?: { label: string; to: To };
  /** Contact details that replace hours, phone and email. */
  ways?: { show: readonly ContactWay[]; phone?: string };
  /** Whether the page is for people abroad. If so, the office hours are also shown in another time zone (`HoursAbroad`). */
  isForAbroad?: boolean;
  /** Places in whose time the office hours are also shown. */
  hoursIn?: readonly PlaceAbroad[];
  /** The props of a `ContactBlock`, which replaces `ways`. */
  contact?: ContactBlockProps;
}

/** The end of a page: the enquiry form, contact details, related articles, and links that share and save the page. */
export function Enquiry({
  form,
  title,
  intro,
  rosette,
  next,
  times,
  id = 'enquiry',
  action,
  ways,
  isForAbroad = false,
  hoursIn,
  contact,
}: EnquiryProps) {
  const page = use(CurrentPage);
  const posts = page && byService[page.path];
  const steps = next && times && <NextSteps texts={next} times={times} />;
  const waysWithAction = (
    <>
      {contact ? (
        <ContactBlock {...contact} />
      ) : (
        <ContactList
          variant="columns"
          show={['hours', 'phone', 'email']}
          belowHours={
            <>
              {isForAbroad && <HoursAbroad />}
              {hoursIn && <HoursInPlaces places={hoursIn} />}
              <OfficeStatus />
            </>
          }
          {...ways}
        />
      )}
      {action && (
        <p>
          <Link to={action.to} variant="outline">
            {action.label}
          </Link>
        </p>
      )}
    </>
  );
  const articles = posts && (
    <div>
      <ReadMore posts={posts} />
    </div>
  );
  const hasNotice = page?.bannerVariant && !posts && !contact && !ways;
  return (
    <>
      <FormSection
        id={id}
        title={title}
        intro={intro}
        rosette={rosette}
        hasArt={!contact}
        aside={
          <>
            {waysWithAction}
            {!steps && articles}
          </>
        }
        belowForm={steps && articles}
        belowHeading={
          (steps || hasNotice) && (
            <>
              {steps}
              {hasNotice && (
                <div className="print:hidden">
                  <Notice title={words.beforeYouWrite}>{words.leaveOutPasswords}</Notice>
                </div>
              )}
            </>
          )
        }
      >
        <div id={id === 'enquiry' ? undefined : 'enquiry'}>
          <LazyForm form={form} level={3} rosette={rosette} hasReplyTime={!steps} />
        </div>
      </FormSection>
      {page && <SaveAndShare hasContactCard={contact !== undefined} />}
    </>
  );
}
