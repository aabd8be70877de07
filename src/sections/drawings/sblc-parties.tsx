import { Arrow, Slip } from '../../components/drawings/flow.tsx';
import { Disc, Drawing, Words } from '../../components/drawings/kit.tsx';

export const sblcPartiesFrame = {
  viewBox: '0 0 300 404',
  title: 'How funds are raised against a standby letter of credit, in five steps',
  description:
    'Three parties, one above the other: your company, the issuing bank and the lender. One: your company applies to the issuing bank and gives security. Two: the issuing bank sends the standby letter of credit to the lender. Three: the lender pays the funds to your company. Four: your company repays the lender. Five, dashed because it happens only if the repayment fails: the lender claims from the issuing bank.',
} as const;

/** Who gives what to whom when a standby letter of credit (SBLC) is discounted. */
export function SblcParties() {
  return (
    <Drawing look="plain">
      <Arrow
        way={[
          [70, 368],
          [30, 368],
          [30, 36],
          [68, 36],
        ]}
        look="money"
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
        look="dashed"
      />

      <Slip x={70} y={4} width={160} height={60} words={['Your company']} />
      <Slip x={84} y={170} width={132} height={62} words={['Issuing bank']} />
      <Slip x={70} y={340} width={160} height={60} words={['Lender']} />

      <Disc at={[150, 92]} number={1} />
      <Words at={[150, 125]} gap={150}>
        Application,
      </Words>
      <Words at={[150, 144]} gap={150}>
        security
      </Words>
      <Disc at={[122, 262]} number={2} />
      <Words at={[112, 296]} gap={52}>
        SBLC
      </Words>
      <Disc at={[30, 178]} number={3} loud />
      <Words at={[30, 215]} gap={56}>
        Funds
      </Words>
      <Disc at={[270, 178]} number={4} />
      <Words at={[267, 215]} gap={62}>
        Repaid
      </Words>
      <Disc at={[178, 262]} number={5} />
      <Words at={[188, 296]} gap={54}>
        Claim
      </Words>
    </Drawing>
  );
}
