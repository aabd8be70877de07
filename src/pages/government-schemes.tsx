import { lenderPays } from '#words/legal.json';
import words from '#words/pages/government-schemes.json';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import {
  guaranteeCeiling,
  mudraCeilings,
  pmegpCeiling,
  vishwakarmaCeiling,
  pmegpShares,
} from '../content/government-schemes.ts';
import { formatMessage } from '../lib/format-message.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Costs } from '../sections/costs.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { LoanBars, loanBarsFrame } from '../sections/drawings/loan-bars.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { GuaranteeFees } from '../sections/guarantee-fees.tsx';
import { MudraFeeText } from '../sections/mudra-fee-text.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SchemeInstalments } from '../sections/scheme-instalments.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';
import { serviceTimes } from '../site/service-times.ts';

const { schemes, vishwakarma, mudra, pmegp, cgtmse, apply, warning, costs } = words;
const { columns, what, who, amount, cost, where } = schemes.table;

const comparison = [what, who, amount, cost, where].map((row) => [
  row.question,
  row.mudra,
  row.pmegp,
  row.cgtmse,
]);

const { shishu, kishore, tarun, tarunPlus } = mudra.table;
const classes = [shishu, kishore, tarun, tarunPlus].map((row) => [row.kind, row.who, row.amount]);

const describeMudraLoan = (name: keyof typeof mudraCeilings) => ({
  name: formatMessage(schemes.bars.mudra, { class: mudra.table[name].kind }),
  rupees: mudraCeilings[name],
});

const largestLoans = [
  describeMudraLoan('shishu'),
  { name: schemes.bars.vishwakarma, rupees: vishwakarmaCeiling },
  describeMudraLoan('kishore'),
  describeMudraLoan('tarun'),
  describeMudraLoan('tarunPlus'),
  { name: schemes.bars.pmegp, rupees: pmegpCeiling },
  { name: schemes.bars.cgtmse, rupees: guaranteeCeiling },
];

const shares = (['general', 'special'] as const).map((applicant) => {
  const { own, town, village } = pmegpShares[applicant];
  return [pmegp.table[applicant], `${own}%`, `${town}%`, `${village}%`];
});

const { choice } = schemes;
const choices = [
  { ...choice.trade, to: '#vishwakarma' },
  { ...choice.small, to: '#mudra' },
  { ...choice.start, to: '#pmegp' },
  { ...choice.large, to: '#cgtmse' },
] as const;
const choiceRows = choices.map(({ title, text, to, link: label, about }) => ({
  title,
  text,
  link: { to, label, about },
}));

const { first, second, interest, tools, training } = vishwakarma.table;
const benefits = [first, second, interest, tools, training].map((row) => [row.what, row.amount]);

const steps = [apply.documents, apply.apply, apply.decision, apply.money];

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#apply" variant="button">
          {words.banner.apply}
        </Link>
        <Link to="#schemes" variant="second">
          {words.banner.compare}
        </Link>
      </PageBanner>
      <PageSection
        id="schemes"
        head={schemes}
        figure={
          <FigureFrame
            {...loanBarsFrame(largestLoans)}
            caption={formatMessage(schemes.bars.caption, { times: guaranteeCeiling / pmegpCeiling })}
          >
            <LoanBars loans={largestLoans} />
          </FigureFrame>
        }
      >
        <p>
          <RichText text={schemes.sum} />
        </p>
        <TextRows rows={choiceRows} />
        <SchemeInstalments {...schemes.emi} mudra={describeMudraLoan('kishore').name} />
      </PageSection>
      <PageSection id="vishwakarma" ground="card" head={vishwakarma}>
        <DataTable
          caption={vishwakarma.table.caption}
          columns={[vishwakarma.table.columns.what, vishwakarma.table.columns.amount]}
          rows={benefits}
          note={vishwakarma.table.note}
        />
        <p>
          <RichText text={vishwakarma.who} />
        </p>
        <p>
          <RichText text={vishwakarma.how} />
        </p>
      </PageSection>
      <PageSection id="compare" head={schemes.table}>
        <DataTable
          caption={schemes.table.caption}
          columns={[columns.question, columns.mudra, columns.pmegp, columns.cgtmse]}
          rows={comparison}
          hasAmounts={false}
        />
        <Notice title={warning.title}>
          <p>
            <RichText text={warning.mudra} />
          </p>
          <p>
            <RichText text={warning.pmegp} />
          </p>
          <p>{warning.advice}</p>
          <p>
            <MudraFeeText text={warning.ourFee} />
          </p>
        </Notice>
        <PageAction />
      </PageSection>
      <Steps id="apply" title={apply.title} steps={steps}>
        <p>
          <RichText text={apply.portals} />
        </p>
      </Steps>
      <PageSection id="mudra" ground="muted" head={mudra}>
        <DataTable
          caption={mudra.table.caption}
          columns={[mudra.table.columns.kind, mudra.table.columns.who, mudra.table.columns.amount]}
          rows={classes}
          note={mudra.table.note}
        />
        <p>
          <RichText text={mudra.rate} />
        </p>
        <PageAction />
      </PageSection>
      <PageSection id="pmegp" ground="card" head={pmegp}>
        <DataTable
          caption={pmegp.table.caption}
          columns={[
            pmegp.table.columns.applicant,
            pmegp.table.columns.own,
            pmegp.table.columns.town,
            pmegp.table.columns.village,
          ]}
          rows={shares}
          hasAmounts={false}
          note={pmegp.table.note}
        />
        <p>{pmegp.conditions}</p>
      </PageSection>
      <PageSection id="cgtmse" ground="muted" head={cgtmse}>
        <GuaranteeFees {...cgtmse.table} />
        <p>{cgtmse.noCollateral}</p>
      </PageSection>
      <Costs
        rows={[
          { service: costs.mudra, fee: firmFees.mudraLoan },
          { service: costs.cgtmse, fee: firmFees.msmeLoan },
          { service: costs.pmegp, fee: firmFees.firstConsultation },
        ]}
        text={formatMessage(costs.text, { lenderPays })}
      >
        <NextSteps texts={words.enquiry.next} times={serviceTimes.mudraLoan} />
      </Costs>
      <CallToAction
        title={words.enquiry.title}
        text={words.enquiry.text}
        action={{
          label: words.enquiry.action,
          to: '/services/loanForEveryIndian?about=Mudra%20loan#enquiry',
        }}
      />
    </>
  );
}
