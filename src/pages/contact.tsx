import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { ContactForm } from '../sections/contact-form.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { firm } from '../site/firm.ts';
import { officeMap } from '../site/office-map.ts';

const guide = [
  [
    'A loan',
    'Amount, purpose, and whether you can offer security',
    <Link key="1" to="/services/loanForEveryIndian">
      Loan For Every Indian
    </Link>,
  ],
  [
    'A higher limit or lower rate',
    'Your bank, present limit and interest rate',
    <Link key="2" to="/services/investment-banking">
      Debt Restructuring Services
    </Link>,
  ],
  [
    'Cash for invoices',
    'Your buyer, the amount and the due date',
    <Link key="3" to="/services/billDiscounting">
      Bill Discounting
    </Link>,
  ],
  [
    'Insurance',
    'Who or what to cover, and the policies you have',
    <Link key="4" to="/services/ourInsuranceServices">
      Insurance Services
    </Link>,
  ],
  [
    'A company in India',
    'Your country, your business and the city you prefer',
    <Link key="5" to="/services/ourEndToEndforeignServices">
      End-to-End Services for Foreign Companies
    </Link>,
  ],
  [
    'A partnership',
    'Your profession, city and clients',
    <Link key="6" to="/partner">
      Become Partner
    </Link>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner
        intro={`Call us ${firm.hours}, or send the form below. An enquiry is free. A quote tells you what a loan, a policy or our service would cost. Not sure what you need? Ask a senior banker in a free 15-minute discovery call.`}
      >
        <Link to="#message" variant="button">
          Write a message
        </Link>
        <Link to="/appointment" variant="second">
          Book an appointment
        </Link>
      </PageBanner>
      <ContactForm
        id="message"
        note="Message"
        title="Send us a message"
        intro={
          <>
            Tell us the amount, the purpose and by when you need it. Do you refer clients? Use the{' '}
            <Link to="/partner#enquiry">form for partners</Link>. Appointments:{' '}
            {noWrapRanges(firm.consultationHours)}.
          </>
        }
        show={['address', 'hours', 'phone', 'email', 'chat']}
      >
        Leave out PAN, Aadhaar, account numbers and passwords. See <Link to="/privacy">Privacy</Link>.
      </ContactForm>
      <PageSection
        ground="card"
        head={{
          title: 'What to include in your message',
          intro: 'With these details our first reply can answer your question.',
        }}
      >
        <DataTable
          caption="What to say in a message"
          columns={['You need', 'Tell us', 'Read first']}
          rows={guide}
          amount={false}
        />
      </PageSection>
      {officeMap && (
        <OfficeMap id="map" note="Directions" title="Find our office" intro={officeMap.way} map={officeMap} />
      )}
      <Newsletter />
    </>
  );
}
