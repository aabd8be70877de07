import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { ContactForm } from '../sections/contact-form.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Notice } from '../sections/notice.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { officeMap } from '../site/office-map.ts';

const guide = [
  [
    'A loan',
    'The amount, its purpose, and whether you can offer security',
    <Link key="1" to="/services/loanForEveryIndian">
      Loan For Every Indian
    </Link>,
  ],
  [
    'A better limit or rate',
    'Your bank, the limit you have and what you pay for it',
    <Link key="2" to="/services/investment-banking">
      Debt Restructuring Services
    </Link>,
  ],
  [
    'Money for invoices',
    'Who owes you, how much, and when it falls due',
    <Link key="3" to="/services/billDiscounting">
      Bill Discounting
    </Link>,
  ],
  [
    'A policy',
    'Whom or what it should cover, and the cover you already have',
    <Link key="4" to="/services/ourInsuranceServices">
      Insurance Services
    </Link>,
  ],
  [
    'A company in India',
    'Your country, your line of business and the town you think of',
    <Link key="5" to="/services/ourEndToEndforeignServices">
      End-to-End Services for Foreign Companies
    </Link>,
  ],
  [
    'A partnership',
    'What you do, where, and for which clients',
    <Link key="6" to="/partner">
      Become Partner
    </Link>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Call us, or send a message. Ask for a quote to learn what a loan, a policy or our service would cost you, for an appointment to have a consultation about one matter, or for the free 15-minute discovery call to find out whether we can help.">
        <Link to="#message" look="button">
          Write a message
        </Link>
        <Link to="/appointment" look="second">
          Book an appointment
        </Link>
      </PageBanner>
      <ContactForm
        id="message"
        note="Message"
        title="Write us a message, or call."
        lead="The form makes a tidy message of your words. The telephone is quicker when you do not know yet how to put the question."
        show={['address', 'hours', 'phone', 'email', 'chat']}
      >
        <Notice title="What happens to your message">
          <p>
            {leadEndpoint
              ? 'What you type stays in your browser until you press the button. Then it goes to our office, and WhatsApp opens with your message written, for you to send there too. If WhatsApp is not for you, the same message can go by e-mail.'
              : 'This site sends nothing by itself. What you type stays in your browser; when you press the button, WhatsApp opens with your message written. Change it there, send it, or close it. If WhatsApp is not for you, the same message can go by e-mail.'}
          </p>
          <p>
            Please leave out account numbers, PAN, Aadhaar and passwords. Nobody from this firm will ever ask
            for a password or for a fee in the chat. More under <Link to="/privacy">Privacy</Link>.
          </p>
        </Notice>
      </ContactForm>
      <Band
        ground="leaf"
        head={{
          note: 'Before you write',
          title: 'What to put into your message.',
          lead: 'With these details our first reply can answer you. Each page named here ends in a short form of its own.',
        }}
      >
        <LedgerTable
          caption="What to say in a message"
          columns={['You ask about', 'Tell us', 'Read first']}
          rows={guide}
          amount={false}
        />
      </Band>
      {officeMap && (
        <OfficeMap id="map" note="The way" title="Find the office" lead={officeMap.way} map={officeMap} />
      )}
      <Newsletter />
    </>
  );
}
