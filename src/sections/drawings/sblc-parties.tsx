import { Arrow, LabelBox } from '../../components/drawings/flow.tsx';
import { Disc, Drawing, FlowText } from '../../components/drawings/elements.tsx';

export const sblcPartiesFrame = {
  viewBox: '0 0 300 404',
  title: 'How funds are raised against a standby letter of credit, in five steps',
  description:
    'Three parties, one above the other: your company, the issuing bank and the lender. One: your company applies to the issuing bank and gives security. Two: the issuing bank sends the standby letter of credit to the lender. Three: the lender pays the funds to your company. Four: your company repays the lender. Five, dashed because it happens only if the repayment fails: the lender claims from the issuing bank.',
} as const;

/** Who gives what to whom when a standby letter of credit (SBLC) is discounted. */
export function SblcParties() {
  return (
    <Drawing variant="plain">
      <Arrow
        way={[
          [70, 368],
          [30, 368],
          [30, 36],
          [68, 36],
        ]}
        variant="money"
      />
      <Arrow
        way={[
          [230, 36],
          [270, 36],
          [270, 368],
          [232, 368],
        ]}
      />
      <Arrow
        way={[
          [150, 64],
          [150, 168],
        ]}
      />
      <Arrow
        way={[
          [122, 232],
          [122, 338],
        ]}
      />
      <Arrow
        way={[
          [178, 340],
          [178, 234],
        ]}
        variant="dashed"
      />

      <LabelBox x={70} y={4} width={160} height={60} words={['Your company']} />
      <LabelBox x={84} y={170} width={132} height={62} words={['Issuing bank']} />
      <LabelBox x={70} y={340} width={160} height={60} words={['Lender']} />

      <Disc at={[150, 92]} number={1} />
      <FlowText at={[150, 125]} gap={150}>
        Application,
      </FlowText>
      <FlowText at={[150, 144]} gap={150}>
        security
      </FlowText>
      <Disc at={[122, 262]} number={2} />
      <FlowText at={[112, 296]} gap={52}>
        SBLC
      </FlowText>
      <Disc at={[30, 178]} number={3} loud />
      <FlowText at={[30, 215]} gap={56}>
        Funds
      </FlowText>
      <Disc at={[270, 178]} number={4} />
      <FlowText at={[267, 215]} gap={62}>
        Repaid
      </FlowText>
      <Disc at={[178, 262]} number={5} />
      <FlowText at={[188, 296]} gap={54}>
        Claim
      </FlowText>
    </Drawing>
  );
}
