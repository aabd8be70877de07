import { Link } from '../components/link.tsx';
import { privacyStatements } from '../content/privacy-statements.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { LabelledItems } from '../sections/labelled-items.tsx';
import { Envelope } from '../sections/drawings/envelopes.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { Steps } from '../sections/steps.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { language, networks } from '../site/office.ts';
import { sample } from '../site/sample.ts';
import { uniqueOrigins, thirdParties } from '../site/third-parties.ts';

const formDestination = leadEndpoint
  ? 'to our office when you press the button, and to our WhatsApp number when you press Send'
  : 'to our WhatsApp number, when you press Send';

/** Forms whose answers are sent to the firm. */
const forms = [
  ['Business Loan', 'Name, email, type of loan'],
  ['Bill Discounting', 'Name, email, type of invoice'],
  ['Funding Solutions', 'Name, email, funding option'],
  ['Compliance Advisory', 'Name, email, type of compliance'],
  [
    'Enquiry at the end of a page',
    'Name, up to three questions about your case, and your email or phone number with a time to call',
  ],
  ['Contact', 'Name, email, phone number, subject, message'],
  ['Appointment', 'Name, email, phone number, company (optional), subject, message'],
  ['Newsletter', 'Email'],
] as const;

/** Data that stays on the device. */
const onDeviceForms = [
  [
    'Demand letter',
    'Names, invoice number and Udyam number. Kept in this tab until you close it. You copy or send the letter yourself',
  ],
  ['Comment on the article', 'Name, email, comment. Not sent: comments are closed'],
  ['Search', 'Your search words. The search runs on your device'],
] as const;

const others = uniqueOrigins(thirdParties);
const linked = new Intl.ListFormat(language).format([
  'WhatsApp',
  'Google Calendar',
  ...networks.map(({ name }) => name),
]);

const privacyStatement = sample(
  'We use your details only to answer you and to handle your case. We do not sell them. Before we share anything with a bank, insurer or rating agency, we ask you.',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export function Screen() {
  return (
    <>
      <PageBanner
        intro={
          leadEndpoint
            ? 'Our forms send your details to our office when you press the button, and open WhatsApp with the same text.'
            : 'Our forms open WhatsApp with your message. You decide whether to send it.'
        }
      >
        <Link to="#forms" variant="second">
          Form by form
        </Link>
        <Link to="#device" variant="second">
          On your device
        </Link>
        {others.length > 0 && (
          <Link to="#others" variant="second">
            Other companies
          </Link>
        )}
        <Link to="#grievance" variant="second">
          Complaints
        </Link>
      </PageBanner>
      <Steps
        note="Your enquiry"
        title={leadEndpoint ? 'It is sent when you press the button' : 'Nothing is sent until you press Send'}
        steps={[
          {
            title: 'You fill in the form',
            drawing: <Envelope scene="letter" />,
            text: leadEndpoint
              ? 'Your browser checks your details. The button sends them to our office.'
              : 'Your browser checks your details. This site has no server that receives them.',
          },
          {
            title: 'WhatsApp opens',
            drawing: <Envelope scene="open" />,
            text: 'Your message is ready. You can read it, change it or close it.',
          },
          {
            title: 'You press Send, or not',
            drawing: <Envelope scene="sealed" />,
            text: leadEndpoint
              ? 'Then we also get it by WhatsApp, with your name and number there. You can email or call instead.'
              : 'Only then do we get it, with your WhatsApp name and number. You can email or call instead.',
          },
        ]}
      />
      <PageSection
        id="forms"
        ground="muted"
        head={{
          title: 'What each form asks',
          intro: 'We ask only for what we need to answer you.',
        }}
      >
        <DataTable
          caption="What each form asks, and where that goes"
          columns={['Form', 'What it asks']}
          groups={[
            { name: `Sent ${formDestination}`, rows: forms },
            { name: 'Not sent to us', rows: onDeviceForms },
          ]}
          amount={false}
        />
        <SideBySide>
          <Notice>
            Please do not enter account numbers, card numbers, passwords, PAN, Aadhaar or health records. We
            never ask for a fee in the chat.
          </Notice>
          <p>Each enquiry gets the time in India and a reference of six characters.</p>
        </SideBySide>
      </PageSection>
      <PageSection
        id="device"
        head={{
          note: 'In your browser',
          title: 'What stays on your device',
          intro: leadEndpoint
            ? 'Your browser keeps your settings and drafts. Only the last item is sent, to us alone.'
            : 'Your browser keeps your settings and drafts. None of this is sent to us or anyone else.',
          layout: 'wide',
        }}
      >
        <LabelledItems
          items={[
            {
              title: 'Your theme',
              text: 'Light or dark, if you chose one.',
            },
            {
              title: 'Offer of another language',
              text: 'That you have seen it, so that it appears once.',
            },
            {
              title: 'Paused animations',
              text: 'Your “Pause animations” setting.',
            },
            {
              title: 'Search shortcut',
              text: 'Your setting for the “/” search shortcut.',
            },
            {
              title: 'Unfinished forms, in this tab only',
              text: 'So that a reload does not lose your text. Deleted when you close the tab, clear the form or confirm that you sent the message.',
            },
            {
              title: 'Document checklist',
              text: 'The documents you ticked, until you untick them.',
            },
            {
              title: 'Attachments to an enquiry, in this tab only',
              text: 'A calculator result, your document list or search words, until you send the form.',
            },
            ...(leadEndpoint
              ? [
                  {
                    title: 'An enquiry that did not reach us, in this tab only',
                    text: 'If you were offline, it waits in this tab until it is sent. It is deleted when you close the tab or change the message.',
                  },
                ]
              : []),
          ]}
        />
        <SideBySide>
          <p>
            Calculator figures and search words are part of the page address, so that you can save or share
            it.
          </p>
          <p>Anyone with that address, and the company that hosts this site, can read them.</p>
        </SideBySide>
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose id="not-done" title="What this site does not do">
            <ul>
              {privacyStatements(thirdParties).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              The company that hosts this site may keep the usual server logs, such as your IP address and the
              page requested. Links to {linked} lead to those companies, whose own rules apply.
            </p>
          </Prose>
          <Prose id="use" title="What we do with what you send">
            <p>{privacyStatement}</p>
            <p>
              India’s Digital Personal Data Protection Act, 2023 gives you rights over your personal data,
              most of them in force from May 2027: to know what we hold, to correct or erase it, to withdraw
              consent, to nominate someone and to complain. Send us one message to use them, with the
              reference of your enquiry if you have it.
            </p>
          </Prose>
        </SideBySide>
        {others.length > 0 && (
          <Prose id="others" title="Services of other companies">
            <ul>
              {others.map(({ origin, purpose, sentence }) => (
                <li key={origin + purpose}>
                  <strong>{purpose}.</strong> {sentence} Asked: {origin.replace('https://', '')}.
                </li>
              ))}
            </ul>
          </Prose>
        )}
        <Prose>
          <ContactBlock
            id="grievance"
            title="Complaints about privacy"
            text={`Write to ${firm.name} with the word “Privacy” in the first line, or call during office hours. From May 2027 you may also take the matter to the Data Protection Board of India, once you have had our answer.`}
            show={['address', 'hours', 'phone', 'email']}
          />
          <p>
            Other complaints: <Link to="/terms#complaints">where to complain</Link>. Risks and disclaimer:{' '}
            <Link to="/terms">Terms</Link>.
          </p>
        </Prose>
      </PageSection>
    </>
  );
}
