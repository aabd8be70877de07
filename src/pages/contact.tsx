import words from '#words/pages/contact.json';
import { MailLink } from '../components/contact-list.tsx';
import { Notice } from '../sections/notice.tsx';
import { Link, linkClass } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { shownHours } from '../site/shown-hours.ts';
import { formatHours } from '../site/hours-text.ts';
import { PageSection } from '../sections/page-section.tsx';
import { mainFees, mainFeesText } from '../content/main-fees.ts';
import { CallButton } from '../sections/call-button.tsx';
import { ContactForm } from '../sections/contact-form.tsx';
import { Costs } from '../sections/costs.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { firm } from '../site/firm.ts';
import { officeMap } from '../site/office-map.ts';

const { table } = words.details;

const guide = (
  [
    [table.loan, '/services/loanForEveryIndian'],
    [table.limit, '/services/investment-banking'],
    [table.invoices, '/services/billDiscounting'],
    [table.insurance, '/services/ourInsuranceServices'],
    [table.company, '/services/ourEndToEndforeignServices'],
    [table.partnership, '/partner'],
  ] as const
).map(([{ need, tellUs, readFirst }, to]) => [
  need,
  tellUs,
  <Link key={to} to={to}>
    {readFirst}
  </Link>,
]);

export function Screen() {
  return (
    <>
      <PageBanner intro={formatMessage(words.banner.intro, { officeHours: shownHours })}>
        <Link to="#message" variant="button">
          {words.banner.message}
        </Link>
        <CallButton variant="second" />
      </PageBanner>
      <ContactForm
        id="message"
        note={words.message.note}
        title={words.message.title}
        intro={
          <RichText
            text={words.message.intro}
            values={{ consultationHours: preventRangeWraps(formatHours(firm.consultationHours)) }}
          />
        }
        show={['address', 'hours', 'phone', 'email', 'chat']}
      >
        <RichText text={words.message.privacy} />
      </ContactForm>
      <PageSection ground="card" head={words.details}>
        <DataTable
          caption={table.caption}
          columns={[table.columns.need, table.columns.tellUs, table.columns.readFirst]}
          rows={guide}
          hasAmounts={false}
        />
      </PageSection>
      <PageSection
        id="verify"
        ground="muted"
        head={{ title: words.verify.title, intro: words.verify.intro }}
        figure={
          <Notice title={words.verify.noticeTitle}>
            <p>
              <RichText text={words.verify.notice} />
            </p>
          </Notice>
        }
      >
        <ul>
          {[words.verify.senders, words.verify.secrets, words.verify.money, words.verify.fees].map((text) => (
            <li key={text}>
              <RichText
                text={text}
                values={{
                  phone: firm.phone,
                  chat: firm.chatNumber,
                  email: <MailLink to={firm.email} link={linkClass.text} />,
                  name: firm.name,
                }}
              />
            </li>
          ))}
        </ul>
      </PageSection>
      <Costs isSummary rows={mainFees} text={mainFeesText} />
      {officeMap && (
        <OfficeMap
          id="map"
          note={words.map.note}
          title={words.map.title}
          intro={officeMap.directions}
          map={officeMap}
        />
      )}
      <Newsletter />
    </>
  );
}
