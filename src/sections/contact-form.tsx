import { deferred } from '../components/deferred.tsx';
import { ContactLines, SocialLines } from './contact-lines.tsx';
import type { ContactLine } from './contact-lines.tsx';
import { LetterSection } from './letter-section.tsx';

const Form = deferred(() => import('../enquiry/letter-form.tsx').then((m) => m.ContactForm));

interface ContactFormProps {
  /** Makes it the target of in-page links. */
  id?: string;
  note: string;
  title: string;
  lead: string;
  /** Ways to reach the firm without the form. */
  show: readonly ContactLine[];
}

/** The message form, with the firm's contact details and social pages beside it. */
export function ContactForm({ show, ...head }: ContactFormProps) {
  return (
    <LetterSection
      {...head}
      beside={
        <>
          <ContactLines show={show} />
          <div className="border-t-hair border-edge pt-4">
            <h3 className="font-display text-note text-saffron italic">On social networks</h3>
            <SocialLines />
          </div>
        </>
      }
    >
      <Form />
    </LetterSection>
  );
}
