import type { ReactNode } from 'react';
import { contact } from '../enquiry/forms/general.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { ContactList } from '../components/contact-list.tsx';
import type { ContactWay } from '../components/contact-list.tsx';
import { noteClasses } from '../components/note-classes.ts';
import { networks } from '../site/office.ts';
import { seals } from '../site/seals.ts';
import { SaveContactRow } from './save-contact.tsx';
import { SocialLines } from './social-lines.tsx';
import { LazyForm } from './lazy-form.ts';
import { FormSection } from './form-section.tsx';
import { NextSteps } from './next-steps.tsx';
import { generalTimes } from '../site/general-times.ts';
import * as words from '#words/sections.json';
import { general } from '#words/next-steps.json';

interface ContactFormProps {
  id?: string;
  note: string;
  title: string;
  intro: ReactNode;
  /** The contact details next to the form. */
  show: readonly ContactWay[];
  /** A line below the form. */
  children?: ReactNode;
}

/** The message form. Contact details and the next steps are on its left, or in a narrow window above it. */
export function ContactForm({ show, children, ...head }: ContactFormProps) {
  return (
    <FormSection
      {...head}
      belowHeading={
        <>
          <ContactList show={show} belowHours={<OfficeStatus />}>
            <SaveContactRow />
          </ContactList>
          <NextSteps texts={general} times={generalTimes} />
        </>
      }
      aside={
        networks.length > 0 && (
          <div className="border-t-hair border-input pt-4">
            <h3 className={noteClasses}>{words.onSocialNetworks}</h3>
            <SocialLines />
          </div>
        )
      }
    >
      <LazyForm form={contact} level={3} rosette={seals.message} hasReplyTime={false} />
      {children && <p className="mt-close text-sm">{children}</p>}
    </FormSection>
  );
}
