import { Arrow, LabelBox } from '../../components/drawings/flow.tsx';
import { Disc, Drawing, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const sblcPartiesFrame = {
  viewBox: '0 0 300 404',
  title: words.sblcTitle,
  description: words.sblcDescription,
} as const;

/** Shows the parties to the discounting of a standby letter of credit (SBLC), and their payments. */
export function SblcParties() {
  return (
    <Drawing variant="plain">
      <Arrow points="70,368 30,368 30,36 68,36" variant="money" />
      <Arrow points="230,36 270,36 270,368 232,368" />
      <Arrow points="150,64 150,168" />
      <Arrow points="122,232 122,338" />
      <Arrow points="178,340 178,234" variant="dashed" />

      <LabelBox x={70} y={4} width={160} height={60} lines={[words.sblcCompany]} />
      <LabelBox x={84} y={170} width={132} height={62} lines={[words.sblcBank]} />
      <LabelBox x={70} y={340} width={160} height={60} lines={[words.sblcLender]} />

      <Disc at={[150, 92]} number={1} />
      <FlowText at={[150, 125]} gap={150}>
        {words.sblcApplication}
      </FlowText>
      <FlowText at={[150, 144]} gap={150}>
        {words.sblcSecurity}
      </FlowText>
      <Disc at={[122, 262]} number={2} />
      <FlowText at={[112, 296]} gap={52}>
        {words.sblc}
      </FlowText>
      <Disc at={[30, 178]} number={3} isPrimary />
      <FlowText at={[30, 215]} gap={56}>
        {words.sblcFunds}
      </FlowText>
      <Disc at={[270, 178]} number={4} />
      <FlowText at={[267, 215]} gap={62}>
        {words.sblcRepaid}
      </FlowText>
      <Disc at={[178, 262]} number={5} />
      <FlowText at={[188, 296]} gap={54}>
        {words.sblcClaim}
      </FlowText>
    </Drawing>
  );
}
