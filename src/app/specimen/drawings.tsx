import type { ReactNode } from 'react';
import { LetterPoints, letterPointsFrame } from '../../articles/drawings/letter-points.tsx';
import { Recourse, recourseFrame } from '../../articles/drawings/recourse.tsx';
import { ThreeProofs, threeProofsFrame } from '../../articles/drawings/three-proofs.tsx';
import { Applicant } from '../../sections/drawings/applicants.tsx';
import { BillDays, billDaysFrame } from '../../sections/drawings/bill-days.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { EnquiryFunnel, enquiryFunnelFrame } from '../../sections/drawings/enquiry-funnel.tsx';
import { Envelope } from '../../sections/drawings/envelopes.tsx';
import { ExportFlow, exportFlowFrame } from '../../sections/drawings/export-flow.tsx';
import { HouseShares, houseSharesView } from '../../sections/drawings/house-shares.tsx';
import { InsideOut } from '../../sections/drawings/inside-out.tsx';
import { LakhInCrore, lakhInCroreFrame } from '../../sections/drawings/lakh-in-crore.tsx';
import { LoanBars, loanBarsFrame } from '../../sections/drawings/loan-bars.tsx';
import { LoanRanges, getLoanRangesHeight } from '../../sections/drawings/loan-ranges.tsx';
import { LoanTerms, loanTermsFrame } from '../../sections/drawings/loan-terms.tsx';
import { Proof } from '../../sections/drawings/proofs.tsx';
import { RatingScale, ratingScaleFrame } from '../../sections/drawings/rating-scale.tsx';
import { NriAccounts, nriAccountsFrame } from '../../sections/drawings/nri-accounts.tsx';
import { PartnerDesk, partnerDeskFrame } from '../../sections/drawings/partner-desk.tsx';
import { PolicyParts, policyPartsView } from '../../sections/drawings/policy-parts.tsx';
import { SblcParties, sblcPartiesFrame } from '../../sections/drawings/sblc-parties.tsx';
import { ScoreScale, scoreScaleFrame } from '../../sections/drawings/score-scale.tsx';
import { ServiceHouse, serviceHouseFrame } from '../../sections/drawings/service-house.tsx';
import { SetUpWeeks, getSetUpWeeksView } from '../../sections/drawings/set-up-weeks.tsx';
import { SixChecks } from '../../sections/drawings/six-checks.tsx';
import { Tally } from '../../sections/drawings/tally.tsx';
import { TrainingOrder, trainingOrderFrame } from '../../sections/drawings/training-order.tsx';
import { TwoPans } from '../../sections/drawings/two-pans.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';

interface Frame {
  viewBox: string;
  title: string;
  description: string;
}

/** Returns an entry of `drawings`: the title, and the drawing in its frame. */
const frameDrawing = (frame: Frame, drawing: ReactNode) => {
  const { title } = frame;
  const figure = (
    <FigureFrame {...frame} caption={title}>
      {drawing}
    </FigureFrame>
  );
  return [title, figure] as const;
};

/** Returns a frame for a drawing whose file exports no title and no description. */
const createFrame = (title: string, viewBox: string) => ({
  title,
  viewBox,
  description: 'Described in full on its own page.',
});

const ranges = [
  { name: 'Personal', text: '₹50,000–25 lakh', from: 50_000, to: 2_500_000 },
  { name: 'Home', text: '₹5 lakh–5 crore', from: 500_000, to: 50_000_000 },
];

const largestLoans = [
  { name: 'Small', rupees: 50_000 },
  { name: 'Medium', rupees: 5_000_000 },
  { name: 'Large', rupees: 100_000_000 },
];

/** Drawings with their titles. The drawing CalmToRough is in a table in blocks.tsx. */
export const drawings: readonly (readonly [title: string, drawing: ReactNode])[] = [
  frameDrawing(billDaysFrame, <BillDays />),
  frameDrawing(capitalRouteFrame, <CapitalRoute />),
  frameDrawing(enquiryFunnelFrame, <EnquiryFunnel />),
  frameDrawing(exportFlowFrame, <ExportFlow />),
  frameDrawing(lakhInCroreFrame, <LakhInCrore />),
  frameDrawing(loanTermsFrame, <LoanTerms />),
  frameDrawing(ratingScaleFrame, <RatingScale />),
  frameDrawing(letterPointsFrame, <LetterPoints />),
  frameDrawing(recourseFrame, <Recourse />),
  frameDrawing(threeProofsFrame, <ThreeProofs />),
  frameDrawing(nriAccountsFrame, <NriAccounts />),
  frameDrawing(partnerDeskFrame, <PartnerDesk />),
  frameDrawing(sblcPartiesFrame, <SblcParties />),
  frameDrawing(serviceHouseFrame, <ServiceHouse />),
  frameDrawing(scoreScaleFrame, <ScoreScale />),
  frameDrawing(loanBarsFrame(largestLoans), <LoanBars loans={largestLoans} />),
  frameDrawing(
    createFrame('Weeks of a set-up', getSetUpWeeksView(2)),
    <SetUpWeeks
      axis="Weeks"
      steps={[
        { from: 1, to: 8 },
        { from: 9, to: 12 },
      ]}
    />,
  ),
  frameDrawing(trainingOrderFrame, <TrainingOrder />),
  frameDrawing(createFrame('Two kinds of interest', '0 24 320 338'), <TwoPans />),
  frameDrawing(createFrame('Four levels of insurance cover', '0 40 320 282'), <InsideOut />),
  frameDrawing(
    createFrame('What a bank lends', houseSharesView),
    <HouseShares
      houses={[
        [90, 'Loan up to\n₹30 lakh'],
        [60, 'Loan up to\n₹60 lakh'],
        [50, 'Loan above\n₹60 lakh'],
      ]}
    />,
  ),
  frameDrawing(createFrame('Parts of a policy', policyPartsView), <PolicyParts />),
  frameDrawing(createFrame('What the six checks cover', '0 0 320 404'), <SixChecks />),
  ['Somebody who asks', <Applicant key="applicant" type="proprietor" />],
  ['An enquiry, sealed', <Envelope key="envelope" scene="sealed" />],
  ['A proof', <Proof key="proof" name="keys" />],
  ['A tally', <Tally key="tally" isTicked={[true, false]} />],
  frameDrawing(
    createFrame('Loan amounts', `0 0 300 ${getLoanRangesHeight(2)}`),
    <LoanRanges ranges={ranges} />,
  ),
];
