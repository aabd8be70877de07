import { Drawing, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const partnerDeskFrame = {
  viewBox: '0 0 300 366',
  title: words.partnerTitle,
  description: words.partnerDescription,
} as const;

/**
 * The leads on the dashboard, with the partner's share of each. `reached` is the number of stages that a lead has reached,
 * out of four.
 */
const leads = [
  { name: words.partnerHomeLoan, stage: words.partnerApplied, share: words.partnerHomeShare, reached: 2 },
  { name: words.partnerBill, stage: words.partnerApproved, share: words.partnerBillShare, reached: 3 },
  { name: words.partnerCarLoan, stage: words.partnerPaid, share: words.partnerCarShare, reached: 4 },
] as const;
const STAGES = [1, 2, 3, 4] as const;

const fine = 'fill-none stroke-brand-fine';
const paper = 'fill-card stroke-brand';

/**
 * A partner's dashboard with three leads. Below it is the marketing kit: a leaflet, a rate card, and a link to share.
 */
export function PartnerDesk() {
  return (
    <Drawing variant="plain">
      <path d="M1 1h298v206H1z" className={paper} />
      <path d="M1 1h298v38H1z" className="fill-primary stroke-primary-foreground" />
      <FlowText at={[14, 26]} align="start" color="onPrimary">
        {words.partnerLeads}
      </FlowText>
      {leads.map(({ name, stage, share, reached }, row) => {
        const top = 39 + 56 * row;
        return (
          <g key={name}>
            {row > 0 && <path d={`M14 ${top}h272`} strokeDasharray="4 3" className={fine} />}
            <FlowText at={[14, top + 24]} align="start">
              {name}
            </FlowText>
            <FlowText at={[14, top + 44]} align="start" color="soft">
              {stage}
            </FlowText>
            <FlowText at={[286, top + 49]} align="end">
              {share}
            </FlowText>
            <path d={`M198 ${top + 20}h82`} className="stroke-brand" />
            {STAGES.map((number) => (
              <circle
                key={number}
                cx={174 + 26 * number}
                cy={top + 20}
                r="9"
                className={number <= reached ? 'fill-primary stroke-primary-foreground' : paper}
              />
            ))}
            {/* The stages that a lead has reached also have ticks, because colour must not be the only difference (SC
                1.4.1). */}
            <path
              d={STAGES.slice(0, reached)
                .map((number) => `M${170 + 26 * number} ${top + 20}l3 3 5-6`)
                .join('')}
              className="fill-none stroke-primary-foreground"
            />
          </g>
        );
      })}
      {/* These paths are the leaflet, which is folded twice. */}
      <path d="M14 234l24 8v88l-24-8zM62 234l-24 8v88l24-8zM62 234l24 8v88l-24-8z" className={paper} />
      <path
        d="M19 250l14 5m-14 4l14 5m-14 4l14 5M43 255l14-5m-14 14l14-5m-14 14l14-5M67 250l14 5m-14 4l14 5m-14 4l14 5"
        className={fine}
      />
      {/* These paths are the rate card. */}
      <path d="M118 230h64v98h-64z" className={paper} />
      <path d="M118 230h64v20h-64z" className="fill-accent stroke-brand" />
      <path
        d="M126 262h28m12 0h8M126 276h28m12 0h8M126 290h28m12 0h8M126 304h28m12 0h8M126 318h28m12 0h8"
        className={fine}
      />
      <path d="M139 244l22-8m-20 1a2 2 0 1 0 .1 0m18 5a2 2 0 1 0 .1 0" className="fill-none stroke-brand" />
      {/* These paths are the link to share, on a phone. */}
      <path
        d="M226 228h46a6 6 0 0 1 6 6v90a6 6 0 0 1-6 6h-46a6 6 0 0 1-6-6v-90a6 6 0 0 1 6-6z"
        className={paper}
      />
      <path d="M226 240h46v76h-46zM243 323h12" className={fine} />
      <path
        d="M245 282l8-8m-11 3l-5 5a6 6 0 0 0 9 9l5-5m-3-13l5-5a6 6 0 0 1 9 9l-5 5"
        className="fill-none stroke-brand"
      />
      {[
        [50, words.partnerLeaflet],
        [150, words.partnerRateCard],
        [249, words.partnerLink],
      ].map(([x, text]) => (
        <FlowText key={text} at={[Number(x), 356]} color="soft">
          {String(text)}
        </FlowText>
      ))}
    </Drawing>
  );
}
