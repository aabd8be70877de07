import words from '#words/pages/partner.json';
import { mutualFundRisk } from '#words/legal.json';
import { RichText } from '../components/rich-text.tsx';
import { partnerProducts } from '../content/partner-products.ts';
import { partner } from '../enquiry/forms/expansion.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Link } from '../components/link.tsx';
import { GroupedRows } from '../sections/grouped-rows.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { Downloads } from '../sections/downloads.tsx';
import { PartnerDesk, partnerDeskFrame } from '../sections/drawings/partner-desk.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { PercentRange } from '../components/percent-range.tsx';
import { PartnerAgreement } from '../sections/partner-agreement.tsx';
import { PartnerMonth, PartnerPaymentTerms, withSampleMark } from '../sections/partner-payment.tsx';
import { partnerPayment, partnerShares } from '../site/partner-programme.ts';
import { findPdfUrl } from '../site/find-pdf-url.ts';
import { base } from '../site/language.ts';
import { isSample, sample } from '../site/sample.ts';
import { PageSection } from '../sections/page-section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { EntryCards } from '../sections/entry-cards.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Steps } from '../sections/steps.tsx';

const { share, dashboard, licences, tied, month, steps } = words;
const { loans, insurance, wealth, bills, advice, realEstate, readMore } = words.products;

const products: readonly TextRow[] = [
  {
    title: loans.title,
    points: [loans.points.personal, loans.points.secured, loans.points.business],
    link: { to: '/services/loanForEveryIndian', label: readMore },
  },
  {
    title: insurance.title,
    points: [insurance.points.life, insurance.points.general, insurance.points.business],
    link: { to: '/services/ourInsuranceServices', label: readMore },
  },
  {
    title: wealth.title,
    points: [wealth.points.funds, wealth.points.portfolios, wealth.points.trading],
    link: { to: '/services/wealth', label: readMore },
  },
  {
    title: bills.title,
    points: [bills.points.trade, bills.points.exports, bills.points.letters],
    link: { to: '/services/billDiscounting', label: readMore },
  },
  {
    title: advice.title,
    points: [advice.points.debt, advice.points.rating, advice.points.proposals],
    link: { to: '/services/investment-banking', label: readMore },
  },
  {
    title: realEstate.title,
    points: [realEstate.points.buying, realEstate.points.checks, realEstate.points.selling],
    link: { to: '/services/realState', label: readMore },
  },
];

const { table } = share;

const shares = partnerProducts.map(({ product, earned, share: text, range }) => [
  product,
  earned,
  <PercentRange key="share" range={range} text={text} />,
]);

const terms: readonly TextRow[] = [
  {
    title: share.payment.title,
    text: <PartnerPaymentTerms text={share.payment.text} />,
  },
  share.papers,
  share.accountants,
];

const partners = [
  words.partners.insurance,
  words.partners.funds,
  words.partners.loans,
  words.partners.bankers,
  words.partners.advisors,
];

const joining = sample(
  [words.joining.individuals, words.joining.cost, words.joining.licence],
  'who can join as a partner, what joining costs and what partners for loans need',
);

const partnerBenefits = [words.gains.share, words.gains.dashboard, words.gains.toolkit];

const supportItems = [words.support.work, words.support.products, words.support.experts];

const agreementUrl = findPdfUrl(`${base}/downloads/partner-agreement`);

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#contact" variant="button">
          {words.banner.join}
        </Link>
        <Link to="#products" variant="second">
          {words.banner.products}
        </Link>
      </PageBanner>
      <PageSection id="products" head={words.products}>
        <TextRows rows={products} />
        <Notice title={words.products.notice.title}>
          <p>
            <RichText text={words.products.notice.risks} values={{ mutualFundRisk }} />
          </p>
          <p>{words.products.notice.role}</p>
        </Notice>
      </PageSection>
      <PageSection
        id="dashboard"
        ground="muted"
        head={dashboard}
        figure={
          <FigureFrame {...partnerDeskFrame} caption={dashboard.caption}>
            <PartnerDesk />
          </FigureFrame>
        }
      >
        <Checklist items={[dashboard.stages, dashboard.share, dashboard.leaflets, dashboard.link]} />
      </PageSection>
      <PageSection ground="card" head={words.partners}>
        <EntryCards label={words.partners.entryLabel} cards={partners} />
        <TextRows rows={joining.map(withSampleMark)} />
      </PageSection>
      <PageSection id="licences" head={{ title: licences.title }}>
        <DataTable
          caption={licences.caption}
          columns={[licences.columns.licence, licences.columns.sells, licences.columns.earns]}
          rows={[licences.agent, licences.posp, licences.corporate, licences.broker, licences.none].map(
            ({ licence, sells, earns }) => [licence, sells, earns],
          )}
          hasAmounts={false}
          note={licences.note}
        />
        <PageAction />
      </PageSection>
      <PageSection id="lic" ground="muted" head={{ title: tied.title }}>
        <TextRows rows={[tied.may, tied.mayNot, tied.posp, tied.ask]} />
      </PageSection>
      <PageSection
        id="share"
        head={share}
        hasSamples={[partnerPayment, ...Object.values(partnerShares)].some(isSample)}
      >
        <TextRows rows={[share.agreement]} />
        <PartnerAgreement label={share.readAgreement} />
        {agreementUrl && (
          <Downloads files={[{ href: agreementUrl, format: 'PDF', label: share.sampleAgreement }]} />
        )}
        <DataTable
          caption={table.caption}
          columns={[table.columns.product, table.columns.earned, table.columns.share]}
          rows={shares}
        />
        <TextRows rows={terms} />
      </PageSection>
      <PageSection id="month" ground="muted" head={{ title: month.title, intro: month.intro }}>
        <PartnerMonth words={month} />
        <p>
          <RichText text={month.questions} />
        </p>
      </PageSection>
      <FigureSpread
        figure={{
          prefix: '₹',
          value: '0',
          label: words.figures.cost,
          ...(isSample(joining) && { source: '' }),
        }}
        items={[
          { value: String(products.length), label: words.figures.products },
          {
            ...words.figures.payment,
            value: String(partnerPayment.days),
            ...(isSample(partnerPayment) && { source: '' }),
          },
        ]}
      />
      <PageSection head={words.benefits}>
        <GroupedRows
          groups={[
            { ...words.gains, rows: partnerBenefits },
            { ...words.support, rows: supportItems },
          ]}
        />
      </PageSection>
      <CallToAction
        title={words.join.title}
        text={words.join.text}
        action={{ label: words.join.action, to: '#contact' }}
      />
      <Steps title={steps.title} steps={[steps.form, steps.call, steps.toolkit, steps.referrals]} />
      <Enquiry
        form={partner}
        id="contact"
        title={words.contact.title}
        intro={words.contact.intro}
        rosette="fund-raising"
      />
    </>
  );
}
