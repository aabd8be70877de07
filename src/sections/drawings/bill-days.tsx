import { Hatch } from '../../components/drawings/flow.tsx';
import { horizontalLines } from '../../components/drawings/hatching.ts';
import { Drawing, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const billDaysFrame = {
  viewBox: '0 0 300 392',
  title: words.billTitle,
  description: words.billDescription,
} as const;

const foot = 236;
/** Units of height per ₹1 lakh. */
const lakh = 34;
const xOfDay = (days: number) => 20 + (days * 260) / 120;

/** The worked example to scale: the advance on day 0 and the buyer's payment on day 60. */
export function BillDays() {
  const invoice = 5 * lakh;
  const advance = 4.75 * lakh;
  return (
    <Drawing variant="plain">
      <FlowText at={[58, 34]}>{words.billAdvance}</FlowText>
      <FlowText at={[58, 16]} color="soft">
        {words.billToYou}
      </FlowText>
      <FlowText at={[242, 34]}>{words.billAmount}</FlowText>
      <FlowText at={[242, 16]} color="soft">
        {words.billBuyerPays}
      </FlowText>

      <Column x={20} height={advance} loud />
      <path
        d={`M20.750 ${foot - advance}V${foot - invoice}H95.250V${foot - advance}`}
        strokeDasharray="4 3"
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <Column x={204} height={invoice} />

      <path d={`M99 ${foot - invoice + 4}h12`} strokeWidth={1.5} className="stroke-brand" />
      <FlowText at={[114, foot - invoice + 9]} align="start">
        ₹25,000
      </FlowText>
      <FlowText at={[114, foot - invoice + 28]} align="start" color="soft">
        {words.billNotAdvanced}
      </FlowText>
      <FlowText at={[114, foot - invoice + 46]} align="start" color="soft">
        {words.billNotAdvancedEnd}
      </FlowText>
      <FlowText at={[150, foot - 34]}>{words.billDays}</FlowText>
      <FlowText at={[150, foot - 16]} color="soft">
        {words.billSooner}
      </FlowText>

      <path d={`M6 ${foot}H294`} strokeWidth={1.7} className="stroke-brand" />
      <FlowText at={[58, foot + 22]}>{words.billDay0}</FlowText>
      <FlowText at={[242, foot + 22]}>{words.billDay60}</FlowText>
      <Ruler />
    </Drawing>
  );
}

function Column({ x, height, loud }: { x: number; height: number; loud?: boolean }) {
  const top = foot - height;
  return (
    <>
      <rect
        x={x}
        y={top}
        width={76}
        height={height}
        strokeWidth={1.5}
        className={loud ? 'fill-card stroke-brand' : 'fill-accent stroke-brand'}
      />
      {loud ? (
        <path d={horizontalLines(x + 1, top, 74, height, 5)} strokeWidth={3.2} className="stroke-primary" />
      ) : (
        <Hatch x={x} y={top} width={76} height={height} step={4} />
      )}
    </>
  );
}

/** Axis of the possible terms, with a mark for the bill of the example. */
function Ruler() {
  const y = 318;
  const ticks = [0, 30, 60, 90, 120];
  return (
    <>
      <FlowText at={[6, y - 26]} align="start" color="soft">
        {words.billTenors}
      </FlowText>
      <rect
        x={xOfDay(30)}
        y={y - 12}
        width={xOfDay(120) - xOfDay(30)}
        height={12}
        strokeWidth={1.5}
        className="fill-accent stroke-brand"
      />
      <Hatch x={xOfDay(30)} y={y - 12} width={xOfDay(120) - xOfDay(30)} height={12} />
      <path
        d={`M${xOfDay(0)} ${y}H${xOfDay(120)}${ticks.map((days) => `M${xOfDay(days)} ${y}v7`).join('')}`}
        strokeWidth={1.5}
        className="stroke-brand"
      />
      {ticks.map((days) => (
        <FlowText key={days} at={[xOfDay(days), y + 24]}>
          {String(days)}
        </FlowText>
      ))}
      <path
        d={`M${xOfDay(60)} ${y + 2}l-8-16h16z`}
        strokeWidth={1.5}
        className="fill-primary stroke-primary-foreground"
      />
      <FlowText at={[xOfDay(60), y + 52]} color="soft">
        {words.billThis}
      </FlowText>
    </>
  );
}
