import words from '#words/pages/services/ourEndToEndforeignServices.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { foreignCompany } from '../../enquiry/forms/expansion.ts';
import { Costs } from '../../sections/costs.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, about, clients, services, forms, reasons, searches, costs } = words;

const clientGroups = [
  clients.subsidiary,
  clients.firstCustomers,
  clients.technology,
  clients.traders,
  clients.nris,
  clients.established,
];

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#contact" variant="button">
          {banner.start}
        </Link>
        <Link to="/appointment?about=End-to-End%20Services%20for%20Foreign%20Companies" variant="second">
          {banner.appointment}
        </Link>
      </PageBanner>
      <PageSection
        head={about}
        figure={
          <FigureFrame {...capitalRouteFrame} caption={about.figure}>
            <CapitalRoute />
          </FigureFrame>
        }
      >
        <p>{about.legalForm}</p>
        <p>{about.capital}</p>
        <p>
          <RichText text={about.documents} />
        </p>
      </PageSection>
      <PageSection ground="muted" head={clients}>
        <TextRows rows={clientGroups} />
      </PageSection>
      <PageSection ground="accent" head={services}>
        <TextRows
          numbered
          rows={[
            {
              ...services.incorporation,
              points: [
                services.incorporation.points.form,
                services.incorporation.points.documents,
                services.incorporation.points.taxNumbers,
              ],
            },
            {
              ...services.compliance,
              points: [
                services.compliance.points.fema,
                services.compliance.points.filings,
                services.compliance.points.licences,
              ],
            },
            {
              ...services.infrastructure,
              points: [
                services.infrastructure.points.address,
                services.infrastructure.points.premises,
                services.infrastructure.points.lease,
              ],
            },
            {
              ...services.hiring,
              points: [
                services.hiring.points.search,
                services.hiring.points.contracts,
                services.hiring.points.payroll,
              ],
            },
            {
              ...services.finance,
              points: [
                services.finance.points.accounts,
                services.finance.points.capital,
                services.finance.points.limits,
              ],
            },
            {
              ...services.systems,
              points: [
                services.systems.points.website,
                services.systems.points.accounting,
                services.systems.points.cloud,
              ],
            },
            {
              ...services.fundRaising,
              points: [
                services.fundRaising.points.debt,
                services.fundRaising.points.equity,
                services.fundRaising.points.letters,
              ],
            },
          ]}
        />
        <p>
          {services.choice.text}{' '}
          <Link to="#enquiry" variant="line">
            {services.choice.enquiry}
          </Link>
        </p>
      </PageSection>
      <PageSection ground="card" head={forms}>
        <Comparison
          caption={forms.caption}
          columns={[forms.columns.liaison, forms.columns.branch, forms.columns.subsidiary]}
          rows={[
            { label: forms.company, values: [false, false, true] },
            { label: forms.income.label, values: [false, forms.income.branch, true] },
            {
              label: forms.funds.label,
              values: [forms.funds.liaison, forms.funds.branch, forms.funds.subsidiary],
            },
            {
              label: forms.purpose.label,
              values: [forms.purpose.liaison, forms.purpose.branch, forms.purpose.subsidiary],
            },
          ]}
          answers={forms.marks}
          note={forms.smallPrint}
        />
        <Notice>{forms.activities}</Notice>
      </PageSection>
      <FigureSpread action figure={{ value: '100', unit: '%', label: words.figures.ownership }} />
      <Reasons
        note={reasons.note}
        title={reasons.title}
        reasons={[reasons.contact, reasons.banks, reasons.finance, reasons.people]}
        after={
          <TagList
            title={searches.title}
            level={2}
            tags={[
              searches.registration,
              searches.gst,
              searches.director,
              { label: searches.funding, to: '/services/fund-raising' },
              { label: searches.staff, to: '/services/training-placement' },
              { label: searches.tech, to: '/services/tech-services' },
              { label: searches.realEstate, to: '/services/realState' },
              { label: searches.rating, to: '/services/creditRatingAdversory' },
            ]}
            runs
          />
        }
      />
      <Costs
        rows={[
          { service: costs.company, fee: firmFees.incorporation },
          { service: costs.office, fee: firmFees.officeInIndia },
          { service: costs.compliance, fee: firmFees.compliance },
          { service: costs.premises, fee: firmFees.propertyAdvice, to: '/services/realState#costs' },
          { service: costs.staff, fee: firmFees.placement, to: '/services/training-placement#costs' },
          { service: costs.website, fee: firmFees.website, to: '/services/tech-services#costs' },
          { service: costs.funds, fee: firmFees.fundRaising, to: '/services/fund-raising#costs' },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.contact}
        times={serviceTimes.foreignCompany}
        id="contact"
        form={foreignCompany}
        abroad
        rosette="foreign-company"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
