import { Link } from '../components/link.tsx';
import type { LeadForm } from '../enquiry/record.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { anchor } from './anchor.ts';
import { ContactList } from '../components/contact-list.tsx';
import { LateForm } from './late-form.ts';
import { LetterSection } from './letter-section.tsx';

interface EnquiryProps {
  form: LeadForm;
  title: string;
  lead: string;
  rosette: RosetteName;
  /** The anchor that the page's buttons lead to. */
  id?: string;
  /** Another link, for visitors who would rather not write. */
  action?: { label: string; to: To };
}

/** Where a page ends: its own enquiry, and beside it the office's hours, telephone and mail. */
export function Enquiry({ form, title, lead, rosette, id = 'enquiry', action }: EnquiryProps) {
  return (
    <LetterSection
      id={id}
      note="Your enquiry"
      title={title}
      lead={lead}
      rosette={rosette}
      beside={
        <>
          <ContactList show={['hours', 'phone', 'email']} />
          {action && (
            <p>
              <Link to={action.to} look="outline">
                {action.label}
              </Link>
            </p>
          )}
        </>
      }
    >
      <div {...anchor(id === 'enquiry' ? undefined : 'enquiry')}>
        <LateForm form={form} level={3} rosette={rosette} />
      </div>
    </LetterSection>
  );
}
