import * as words from '#words/drawings.json';
import { Arrow, LabelBox } from '../../components/drawings/flow.tsx';
import { Drawing, FlowText, Label } from '../../components/drawings/elements.tsx';

export const recourseFrame = {
  viewBox: '0 0 300 372',
  title: words.recourseTitle,
  description: words.recourseDescription,
} as const;

/** Two unpaid bills. With recourse, the seller repays the advance. Without recourse, the lender loses the advance. */
export function Recourse() {
  return (
    <Drawing variant="plain">
      <UnpaidBill y={0} title={words.recourseWith} outcome={words.recourseRepaid} isRepaid />
      <path d="M0 186h300" strokeWidth={1} className="stroke-border" />
      <UnpaidBill y={204} title={words.recourseWithout} outcome={words.recourseLoss} />
    </Drawing>
  );
}

interface UnpaidBillProps {
  y: number;
  title: string;
  outcome: string;
  /** Whether the seller repays the advance. */
  isRepaid?: boolean;
}

function UnpaidBill({ y, title, outcome, isRepaid = false }: UnpaidBillProps) {
  const lineY = y + 66;
  return (
    <>
      <Label x={2} y={y + 18} variant="strong">
        {title}
      </Label>
      <LabelBox x={2} y={y + 40} width={54} height={52} lines={[words.recourseYou]} />
      <LabelBox x={132} y={y + 40} width={68} height={52} lines={[words.recourseLender]} />
      <LabelBox x={234} y={y + 40} width={64} height={52} lines={[words.recourseBuyer]} />
      <FlowText at={[95, lineY - 12]}>{words.recourseAdvance}</FlowText>
      <Arrow points={`132,${lineY} 58,${lineY}`} variant="money" />
      <path d={`M234 ${lineY}H200`} strokeDasharray="5 4" strokeWidth={1.7} className="stroke-brand" />
      <path d={`M209 ${lineY - 8}l16 16m0-16l-16 16`} strokeWidth={3} className="stroke-brand" />
      {isRepaid ? (
        <Arrow points={`29,${y + 92} 29,${y + 128} 166,${y + 128} 166,${y + 94}`} />
      ) : (
        <path d={`M132 ${y + 100}v10h68v-10M166 ${y + 110}v20`} strokeWidth={1.7} className="stroke-brand" />
      )}
      <FlowText at={[isRepaid ? 97 : 166, y + 150]}>{outcome}</FlowText>
    </>
  );
}
