import words from '#words/pages/terms.json';
import { lenderPays, mutualFundRisk } from '#words/legal.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { Checklist } from '../sections/checklist.tsx';
import { Link, linkClass } from '../components/link.tsx';
import { RegistrationTable } from '../sections/registrations.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { MailLink } from '../components/contact-list.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { WorkedExample } from '../sections/worked-example.tsx';
import { formatGrievanceTimes, formatRegistrationLines, roleStatements } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';
import { TranslationNote } from '../sections/translation-note.tsx';
import { sample } from '../site/sample.ts';

const { site } = words;

const { role, grievances }: LegalDetails = legalDetails;
const registrations = formatRegistrationLines(legalDetails);
const responseTimes = grievances && formatGrievanceTimes(grievances);
/** Returns whether the firm is registered with a regulator. If so, the regulator accepts complaints about the firm. */
const isRegistered = (by: Registration) => formatRegistrationLines(legalDetails, [by]).length > 0;

const governingLaw = sample(
  site.law,
  'terms of use: the law that applies, and the courts if the firm names them',
);

const { table } = words.complaints;
const { example } = words.borrowing;

const complaintOffices = [
  [
    table.bank.about,
    table.bank.when,
    <NewTabLink key="bank" href="https://cms.rbi.org.in">
      {table.bank.where}
    </NewTabLink>,
  ],
  [
    table.bureau.about,
    <RichText key="when" text={table.bureau.when} />,
    <NewTabLink key="bureau" href="https://cms.rbi.org.in">
      {table.bank.where}
    </NewTabLink>,
  ],
  [
    table.housing.about,
    table.housing.when,
    <NewTabLink key="housing" href="https://grids.nhbonline.org.in">
      {table.housing.where}
    </NewTabLink>,
  ],
  [
    isRegistered('sebi') ? table.investments.aboutUs : table.investments.about,
    table.investments.when,
    <NewTabLink key="investments" href="https://scores.sebi.gov.in">
      {table.investments.where}
    </NewTabLink>,
  ],
  [
    isRegistered('irdai') ? table.insurer.aboutUs : table.insurer.about,
    table.insurer.when,
    <NewTabLink key="insurer" href="https://www.cioins.co.in">
      {table.insurer.where}
    </NewTabLink>,
  ],
  [table.property.about, table.property.when, table.property.where],
  [
    table.services.about,
    table.services.when,
    <NewTabLink key="services" href="https://consumerhelpline.gov.in">
      {table.services.where}
    </NewTabLink>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#complaints" variant="second">
          {words.banner.complaints}
        </Link>
      </PageBanner>
      <PageSection head={site}>
        <Checklist numbered items={[site.offer, site.rates, site.enquiry, site.links, governingLaw]} />
        <p>
          <RichText text={site.privacy} />
        </p>
        <TranslationNote />
        <Notice title={site.notice.title}>
          <RichText text={site.notice.text} values={{ mutualFundRisk }} />
        </Notice>
      </PageSection>
      {(role || registrations.length > 0) && (
        <PageSection
          id="registrations"
          ground="muted"
          head={{ title: words.registrations.title }}
          figure={
            registrations.length > 0 && (
              <RegistrationTable
                caption={words.registrations.table.caption}
                columns={[
                  words.registrations.table.columns.registration,
                  words.registrations.table.columns.number,
                  words.registrations.table.columns.register,
                ]}
              />
            )
          }
        >
          {role && <p>{roleStatements[role]}</p>}
          <Notice>{words.registrations.notice}</Notice>
        </PageSection>
      )}
      <PageSection
        id="before-you-borrow"
        head={words.borrowing}
        figure={
          <WorkedExample
            serial={example.serial}
            title={example.title}
            text={example.text}
            rosette="loans"
            rows={[
              { label: example.amount, amount: '₹10,00,000' },
              { label: example.rate, amount: '10.5%' },
              { label: example.fees, amount: '₹10,000' },
              { label: example.emi, amount: '₹13,494' },
              { label: example.apr, amount: '10.74%', highlight: true },
            ]}
          />
        }
      >
        <p>
          <RichText text={words.borrowing.keyFacts} />
        </p>
        <p>{words.borrowing.charges}</p>
        <p>
          <RichText text={words.borrowing.online} values={{ lenderPays }} />
        </p>
      </PageSection>
      <FigureSpread
        figure={{ value: '10.74', unit: '%', label: words.figures.apr }}
        items={[
          { value: '10.5', unit: '%', label: words.figures.rate },
          { value: '₹10,000', label: words.figures.fees },
          { ...words.figures.term, value: '120' },
        ]}
      />
      <PageSection id="complaints" ground="card" head={words.complaints}>
        {grievances?.name && grievances.email && (
          <p>
            <RichText
              text={words.complaints.aboutUs}
              values={{
                name: grievances.name,
                email: <MailLink to={grievances.email} link={linkClass.text} />,
                answer: responseTimes && formatMessage(words.complaints.answer, { times: responseTimes }),
              }}
            />
          </p>
        )}
        <DataTable
          caption={table.caption}
          columns={[table.columns.about, table.columns.when, table.columns.where]}
          rows={complaintOffices}
          hasAmounts={false}
          note={table.note}
        />
      </PageSection>
    </>
  );
}
