import { Arrow, LabelBox } from '../../components/drawings/flow.tsx';
import { Disc, Drawing, HighlightedPath, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const exportFlowFrame = {
  viewBox: '0 0 300 510',
  title: words.exportTitle,
  description: words.exportDescription,
} as const;

/** The x coordinate of each party's line. */
const you = 40;
const lender = 150;
const buyer = 260;

interface Message {
  from: number;
  to: number;
  y: number;
  text: string;
  isAdvance?: boolean;
}

const messages: readonly Message[] = [
  { from: you, to: buyer, y: 98, text: words.exportGoods },
  { from: you, to: lender, y: 148, text: words.exportPapers },
  { from: lender, to: buyer, y: 198, text: words.exportCheck },
  { from: lender, to: you, y: 248, text: words.exportOffer },
  { from: lender, to: you, y: 298, text: '70–90%', isAdvance: true },
  { from: buyer, to: lender, y: 422, text: words.exportPayment },
  { from: lender, to: you, y: 472, text: words.exportBalance },
];

/** The course of an export bill from shipment to balance, drawn as messages between three parties. */
export function ExportFlow() {
  return (
    <Drawing variant="plain">
      {[you, lender, buyer].map((x) => (
        <path key={x} d={`M${x} 48V504`} strokeWidth={1} className="stroke-brand-fine" />
      ))}
      <LabelBox x={2} y={4} width={76} height={46} lines={[words.exportYou]} />
      <LabelBox x={112} y={4} width={76} height={46} lines={[words.exportLender]} />
      <LabelBox x={222} y={4} width={76} height={46} lines={[words.exportBuyer]} />

      {messages.map((message, index) => (
        <MessageArrow key={message.text} number={index + 1} {...message} />
      ))}
      <FlowText at={[226, 296]} color="soft" gap={100}>
        {words.exportSoon}
      </FlowText>
      <CreditPeriod y={334} />
    </Drawing>
  );
}

function MessageArrow({ number, from, to, y, text, isAdvance = false }: Message & { number: number }) {
  const direction = to > from ? 1 : -1;
  const left = Math.min(from, to);
  // The label of a message between the two outer parties covers the line of the party in the middle.
  const isBetweenOuterParties = Math.abs(to - from) > 120;
  return (
    <>
      <HighlightedPath step={number} d={`M${from} ${y}H${to - 4 * direction}`} />
      {isBetweenOuterParties && (
        <rect x={left + 20} y={y - 26} width={180} height={22} className="fill-card" />
      )}
      <FlowText at={[(from + to) / 2 + (isBetweenOuterParties ? 0 : 7 * direction), y - 9]}>{text}</FlowText>
      <Arrow points={`${from},${y} ${to - 2 * direction},${y}`} variant={isAdvance ? 'money' : 'plain'} />
      <Disc at={[from, y]} number={number} isPrimary={isAdvance} />
    </>
  );
}

/** The buyer's credit period, drawn as a gap with torn edges. */
function CreditPeriod({ y }: { y: number }) {
  const teeth = 'l7.500-7 7.500 7'.repeat(20);
  return (
    <>
      <path d={`M0 ${y}${teeth}v44H0z`} className="fill-accent" />
      <path d={`M0 ${y}${teeth}M0 ${y + 44}${teeth}`} strokeWidth={1.3} className="stroke-brand" />
      <FlowText at={[150, y + 26]}>{words.exportWait}</FlowText>
    </>
  );
}
