import words from '#words/pages/about.json';
import signatureLines from '#words/content/signature-lines.json';
import { SampleMark } from '../components/sample-mark.tsx';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CallUs } from '../sections/call-us.tsx';
import { FeaturedServices } from '../sections/featured-services.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { SampleLetters } from '../sections/sample-letters.tsx';
import { QuoteSection } from '../sections/quote-section.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { figures } from '../site/figures.ts';
import { firm } from '../site/firm.ts';
import { shownHours } from '../site/shown-hours.ts';
import { isSample, sample } from '../site/sample.ts';

const { welcome, popular } = words;

const clientGroups: readonly TextRow[] = [
  welcome.clients.factory,
  welcome.clients.company,
  welcome.clients.startup,
  welcome.clients.family,
  welcome.clients.abroad,
];

const mission = [words.mission.plainWords, words.mission.comparison, words.mission.followUp];

const cards = [
  {
    ...popular.fundRaising,
    link: { ...popular.fundRaising.link, to: '/services/fund-raising' },
    rosette: 'fund-raising',
  },
  {
    ...popular.debtRestructuring,
    link: { ...popular.debtRestructuring.link, to: '/services/investment-banking' },
    rosette: 'debt-restructuring',
  },
  {
    ...popular.creditRating,
    link: { ...popular.creditRating.link, to: '/services/credit-rating' },
    rosette: 'credit-rating',
  },
] as const;

const reasons = [
  words.reasons.lenderView,
  words.reasons.oneFirm,
  words.reasons.ownBank,
  words.reasons.honestAnswer,
];

const { columns, limit, exportBill, home, health, ...cases } = words.cases;
const recentCases = sample(
  [limit, exportBill, home, health],
  'recent cases of lending and insurance, with dates',
);
const caseRows = recentCases.map(({ date, client, result }) => [
  date,
  client,
  <>
    <RichText text={result} />
    {isSample(recentCases) && <SampleMark />}
  </>,
]);

const { proposal, fee, agreed, ...letters } = words.letters;
const sampleLetters = sample(
  [
    {
      ...proposal,
      name: 'proposal-letter',
      reference: 'AA-2026-014',
      amounts: [proposal.rows.today, proposal.rows.asked],
      terms: [proposal.rows.work, proposal.rows.time, proposal.rows.valid],
    },
    {
      ...fee,
      name: 'fee-letter',
      reference: 'AA-2026-015',
      amounts: [fee.rows.fee, fee.rows.gst, { ...fee.rows.total, isTotal: true }],
      terms: [fee.rows.due, fee.rows.declined],
      closing: formatMessage(fee.closing, { name: firm.name }),
      acceptance: {
        title: agreed,
        labels: [signatureLines.name, signatureLines.place, signatureLines.signature],
      },
    },
  ],
  'sample letters: a proposal and a fee letter, in the words that you use',
);

const quote = sample(words.testimonial, 'testimonial of the About page');

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#services" variant="button">
          {words.banner.services}
        </Link>
        <Link to="/founderprofile" variant="second">
          {words.banner.founder}
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: welcome.note,
          title: formatMessage(welcome.title, { name: firm.name }),
          intro: welcome.intro,
        }}
      >
        <SideBySide>
          <TextRows rows={clientGroups} />
          <Prose>
            <p>{welcome.lenders}</p>
            <p>{welcome.preparation}</p>
            <p>
              <RichText text={welcome.role} />
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <MissionStatement
        title={words.mission.title}
        statement={words.mission.statement}
        points={mission}
        rosette="corporate-consultancy"
      />
      <ServiceDirectory
        id="services"
        note={words.services.note}
        title={words.services.title}
        intro={words.services.intro}
      />
      <CallUs
        title={words.callUs.title}
        text={formatMessage(words.callUs.text, { hours: shownHours })}
        action={{ label: words.callUs.action, to: '/contact' }}
      />
      <PageSection head={{ title: popular.title }}>
        <FeaturedServices coupons={cards} />
      </PageSection>
      <Reasons
        title={words.reasons.title}
        intro={words.reasons.intro}
        reasons={reasons}
        figures={[figures.approval, figures.retention]}
      >
        <Notice title={words.reasons.notice.title}>{words.reasons.notice.text}</Notice>
      </Reasons>
      <CallToAction
        title={words.consultation.title}
        text={words.consultation.text}
        action={{ label: words.consultation.action, to: '/appointment' }}
        hasPhone={false}
      />
      <PageSection head={cases} hasSamples={isSample(recentCases)}>
        <DataTable
          caption={cases.title}
          columns={[columns.date, columns.client, columns.result]}
          rows={caseRows}
          hasAmounts={false}
        />
      </PageSection>
      <PageSection
        id="letters"
        ground="muted"
        isExcludedFromSearch
        head={{
          title: letters.title,
          intro: formatMessage(letters.intro, { founder: firm.founder.name, role: firm.founder.role }),
        }}
      >
        <SampleLetters letters={sampleLetters} common={letters} />
      </PageSection>
      <QuoteSection {...quote} isSample={isSample(quote)} seal="loans" rating={4} emptyRating={1} />
    </>
  );
}
