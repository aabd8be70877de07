import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { Link } from '../components/link.tsx';
import { notDone } from '../content/others.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Band } from '../sections/band.tsx';
import { Drawers } from '../sections/drawers.tsx';
import { Envelope } from '../sections/drawings/envelopes.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
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

const toTheFirm = leadEndpoint
  ? 'to our office when you press the button, and to our WhatsApp number when you press Send'
  : 'to our WhatsApp number, when you press Send';

/** What each form asks that leads to the firm. */
const forms = [
  ['Business Loan', 'Name, e-mail, type of loan'],
  ['Bill Discounting', 'Name, e-mail, type of invoice'],
  ['Funding Solutions', 'Name, e-mail, funding option'],
  ['Compliance Advisory', 'Name, e-mail, type of compliance'],
  [
    'Enquiry at the end of a page',
    'Name, up to three answers about the matter, and one way to answer: e-mail, or phone number with its country and a time to call',
  ],
  ['Contact', 'Name, e-mail, phone number with its country, subject, message'],
  ['Appointment', 'Name, e-mail, phone number with its country, company (optional), subject, message'],
  ['Newsletter', 'E-mail'],
] as const;

/** What is asked and goes nowhere by itself. */
const kept = [
  ['Comment on the sample article', 'Full name, mail address, comment. They go nowhere: comments are closed'],
  [
    'Search',
    'The words you look for. They go nowhere by themselves: the page searches on your device. All results have an address with your words in it',
  ],
] as const;

const others = uniqueOrigins(thirdParties);
const linked = new Intl.ListFormat(language).format(['WhatsApp', ...networks.map(({ name }) => name)]);

const promise = sample(
  'We use what you send to answer you, and for nothing else. We do not sell it. If your case needs a bank, an insurer or a rating agency, we ask you before we pass anything on.',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export function Screen() {
  return (
    <>
      <PageBanner
        lead={
          leadEndpoint
            ? 'The forms of this site send your words to our office when you press their button, and open WhatsApp with the same text.'
            : 'The forms of this site send nothing by themselves: they open WhatsApp with your text, and you decide whether to send it.'
        }
      >
        <Link to="#forms" look="second">
          Form by form
        </Link>
        <Link to="#device" look="second">
          On your device
        </Link>
        {others.length > 0 && (
          <Link to="#others" look="second">
            Other companies
          </Link>
        )}
        <Link to="#grievance" look="second">
          Complaints
        </Link>
      </PageBanner>
      <Steps
        note="How an enquiry travels"
        title={
          leadEndpoint ? 'It is sent when you press the button.' : 'Nothing is sent until you press Send.'
        }
        steps={[
          {
            title: 'You fill in the form',
            drawing: <Envelope scene="letter" />,
            text: leadEndpoint
              ? 'Your words are checked in your browser. When you press the button they go to our office.'
              : 'Your words are checked in your browser. This site has no server that could receive them.',
          },
          {
            title: 'WhatsApp opens',
            drawing: <Envelope scene="open" />,
            text: 'In a new tab or in the app, with your message written out. You can read it, change it or close it.',
          },
          {
            title: 'You press Send, or not',
            drawing: <Envelope scene="sealed" />,
            text: leadEndpoint
              ? 'Then the message reaches us by WhatsApp too, under its terms. You may also copy it, mail it or call.'
              : 'Only then does the message reach us, by WhatsApp and under its terms. You may also copy it, mail it or call.',
          },
        ]}
      />
      <Band
        id="forms"
        ground="panel"
        head={{
          note: 'Form by form',
          title: 'What each form asks, and where it goes.',
          lead: 'We ask for what is needed to answer you. Contact and Appointment ask for a phone number; elsewhere you choose between e-mail and phone.',
        }}
      >
        <PhoneDisclosure label="The forms, one by one">
          <LedgerTable
            caption="What each form asks, and where that goes"
            columns={['Form', 'What it asks']}
            groups={[
              { name: `Sent ${toTheFirm}`, rows: forms },
              { name: 'Not sent to us', rows: kept },
            ]}
            amount={false}
          />
        </PhoneDisclosure>
        <SideBySide>
          <Notice>
            Please do not write account numbers, card numbers, passwords, PAN, Aadhaar or health papers into a
            form. We do not need them for a first answer, and we never ask for a fee in the chat.
          </Notice>
          <p>
            To an enquiry the form adds the time in India and a reference of six characters, by which you and
            we can name it.
          </p>
        </SideBySide>
      </Band>
      <Band
        id="device"
        head={{
          note: 'In your browser',
          title: 'What stays on your device.',
          lead: leadEndpoint
            ? 'Seven things are kept by your browser, on your device, so that the site behaves as you left it. Only the last is sent, to us alone.'
            : 'Six things are kept by your browser, on your device, so that the site behaves as you left it. None of them is sent to us or to anybody.',
          layout: 'wide',
        }}
      >
        <Drawers
          drawers={[
            {
              title: 'Your theme',
              text: 'If you chose light or dark, that one word is kept until you clear the data of this site.',
            },
            {
              title: 'Paused animations',
              text: 'If you pressed ‘Pause animations’ at the head or the foot of a page, that wish is kept in the same way.',
            },
            {
              title: 'The key / without the search',
              text: 'If you turned off that this key opens the search, that wish is kept in the same way.',
            },
            {
              title: 'A half-written form, in this tab only',
              text: 'So that a reload does not cost you your words, nor an enquiry that waits in WhatsApp its reference. It is gone when you close the tab, when you empty the form, or when you tell us that the message has gone out.',
            },
            {
              title: 'Ticked papers',
              text: 'The names of the papers that you ticked off on your list are kept until you take the ticks away.',
            },
            {
              title: 'What goes along with an enquiry, in this tab only',
              text: 'The result of a calculator, your list of papers, or words that the search did not find wait in this tab for the form there.',
            },
            ...(leadEndpoint
              ? [
                  {
                    title: 'An enquiry that did not reach us, in this tab only',
                    text: 'Where no answer came, as without a network, it waits in this tab until it has been sent. It is gone when you close the tab, or change the message.',
                  },
                ]
              : []),
          ]}
        />
        <SideBySide>
          <p>
            Figures that you put into a calculator also stand in the address of the page, so that you can come
            back to them or pass them on, and so do the words of a search whose results you open.
          </p>
          <p>
            Whoever has that address can read them; so can the company that hosts these pages, if the page is
            loaded anew by it.
          </p>
        </SideBySide>
      </Band>
      <Band ground="panel">
        <SideBySide>
          <Prose id="not-done" title="What this site does not do">
            <ul>
              {notDone(thirdParties).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              The company that hosts these pages may write the usual record of requests, such as your network
              address and the page asked for, to keep its service safe. Links to {linked} lead to those
              companies, and their own rules apply from there on.
            </p>
          </Prose>
          <Prose id="use" title="What we do with what you send">
            <p>{promise}</p>
            <p>
              India’s Digital Personal Data Protection Act, 2023 gives you rights over your personal data,
              most of them in force from May 2027: to know what is held about you, to have it corrected or
              erased, to withdraw your consent, to name somebody who acts for you, and to have a complaint
              heard. You can use them by one message to the address below. Tell us the reference of your
              enquiry, if you have it.
            </p>
          </Prose>
        </SideBySide>
        {others.length > 0 && (
          <Prose id="others" title="What pages ask of other companies">
            <ul>
              {others.map(({ origin, purpose, sentence }) => (
                <li key={origin + purpose}>
                  <strong>{purpose}.</strong> {sentence} Asked: {origin.replace('https://', '')}.
                </li>
              ))}
            </ul>
          </Prose>
        )}
        <SideBySide>
          <Prose>
            <ContactBlock
              id="grievance"
              title="Complaints about privacy"
              text={`Write to ${firm.name} with the word ‘Privacy’ in the first line, or call during office hours. From May 2027 you may also take the matter to the Data Protection Board of India, once you have had our answer.`}
              show={['address', 'hours', 'phone', 'email']}
            />
            <p>
              Complaints of any other kind: <Link to="/terms#complaints">where to complain</Link>. How to
              reach us for anything else: <Link to="/contact">Contact</Link>.
            </p>
          </Prose>
          <Prose id="disclaimer" title="Disclaimer: these pages inform and do not offer">
            <p>
              The pages of this site inform. They are not an offer, not a recommendation to buy or sell, and
              not legal or tax advice. Rates, limits and times named here depend on the case, and on the bank,
              insurer or agency that decides it.
            </p>
            <Notice>
              <p>We are not a lender. Approval is the lender’s decision, and nobody can promise it.</p>
              <p>We are not a rating agency. Ratings are assigned by the agencies.</p>
              <p>
                Mutual Fund investments are subject to market risks, read all scheme related documents
                carefully.
              </p>
              <p>Insurance is the subject matter of solicitation.</p>
              <p>For funding and standby letters of credit, no fee is ever asked for in the chat.</p>
            </Notice>
          </Prose>
        </SideBySide>
      </Band>
    </>
  );
}
