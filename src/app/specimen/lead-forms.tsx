import { billDiscounting } from '../../enquiry/forms/capital.ts';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { ContactForm } from '../../sections/contact-form.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { EnquiryTabs } from '../../sections/enquiry-tabs.tsx';
import { LeaveComment } from '../../sections/leave-comment.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { QuoteForm } from '../../sections/quote-form.tsx';
import { firm } from '../../site/firm.ts';
import { contact } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';
import { serviceTimes } from '../../site/service-times.ts';

/** Sections with a form, and the contact block. */
export function LeadForms() {
  return (
    <SpecimenGroup id="forms" title="Enquiries">
      <Case name="EnquiryTabs: Tabs and the four forms" wide>
        <EnquiryTabs
          note="Enquire"
          title="What is the money for?"
          intro="Three fields are enough to start."
        />
      </Case>
      <Case name="ContactForm" wide>
        <ContactForm
          note="Message"
          title="Write to the desk."
          intro="The form makes a tidy message of your words."
          show={['address', 'hours', 'phone', 'email', 'chat']}
        />
      </Case>
      <Case name="QuoteForm" wide>
        <QuoteForm
          id="specimen-quote"
          note="Request a Quote"
          title="Say what you need a price for."
          intro="Your request is written out for you to read."
          desk={{ name: 'Consultation desk', hours: firm.consultationHours }}
          prepare={['The amount, as a round figure', 'By when you need it']}
          rosette="insurance"
        />
      </Case>
      <Case name="Enquiry" wide>
        <Enquiry
          form={billDiscounting}
          id="specimen-enquiry"
          title="Bring one invoice that is waiting."
          intro="Three answers and a way to reach you."
          rosette="bill-discounting"
          next={{
            reply: 'We name the documents.',
            first: 'In {time} you see offers.',
            result: 'In {time} you have the money.',
          }}
          times={serviceTimes.billDiscounting}
          action={contact}
        />
      </Case>
      <Case name="ContactBlock">
        <ContactBlock title="Reach the desk" show={['hours', 'phone', 'social']} />
      </Case>
      <Case name="LeaveComment">
        <LeaveComment title="Leave a comment" text="Comments on this sample article are closed." />
      </Case>
      <Case name="Newsletter" wide>
        <Newsletter contact="/contact" />
      </Case>
    </SpecimenGroup>
  );
}
