import { Hatch } from '../../components/drawings/flow.tsx';
import { drawHorizontalLines } from '../../components/drawings/hatching.ts';
import { Drawing, FlowText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const billDaysFrame = {
  viewBox: '0 0 300 392',
  title: words.billTitle,
  description: words.billDescription,
} as const;

/** The y coordinate of the line on which the columns stand. */
const baseline = 236;
const UNITS_PER_LAKH = 34;
/** The x coordinates of each column: its left edge and its middle. */
const advanceColumn = { x: 20, middle: 58 };
const invoiceColumn = { x: 204, middle: 242 };
const getXOfDay = (days: number) => 20 + (days * 260) / 120;

/** The worked example as two columns with heights to scale: the advance on day 0, and the buyer's payment on day 60. */
export function BillDays() {
  const invoice = 5 * UNITS_PER_LAKH;
  const advance = 4.75 * UNITS_PER_LAKH;
  return (
    <Drawing variant="plain">
      <FlowText at={[advanceColumn.middle, 34]}>{words.billAdvance}</FlowText>
      <FlowText at={[advanceColumn.middle, 16]} color="soft">
        {words.billToYou}
      </FlowText>
      <FlowText at={[invoiceColumn.middle, 34]}>{words.billAmount}</FlowText>
      <FlowText at={[invoiceColumn.middle, 16]} color="soft">
        {words.billBuyerPays}
      </FlowText>

      <Column x={advanceColumn.x} height={advance} isAdvance />
      <path
        d={`M20.750 ${baseline - advance}V${baseline - invoice}H95.250V${baseline - advance}`}
        strokeDasharray="4 3"
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <Column x={invoiceColumn.x} height={invoice} />

      <path d={`M99 ${baseline - invoice + 4}h12`} strokeWidth={1.5} className="stroke-brand" />
      <FlowText at={[114, baseline - invoice + 9]} align="start">
        ₹25,000
      </FlowText>
      <FlowText at={[114, baseline - invoice + 28]} align="start" color="soft">
        {words.billNotAdvanced}
      </FlowText>
      <FlowText at={[114, baseline - invoice + 46]} align="start" color="soft">
        {words.billNotAdvancedEnd}
      </FlowText>
      <FlowText at={[150, baseline - 34]}>{words.billDays}</FlowText>
      <FlowText at={[150, baseline - 16]} color="soft">
        {words.billSooner}
      </FlowText>

      <path d={`M6 ${baseline}H294`} strokeWidth={1.7} className="stroke-brand" />
      <FlowText at={[advanceColumn.middle, baseline + 22]}>{words.billDay0}</FlowText>
      <FlowText at={[invoiceColumn.middle, baseline + 22]}>{words.billDay60}</FlowText>
      <TermAxis />
    </Drawing>
  );
}

/** An amount as a column. The column of the advance has wide lines in the primary colour. */
function Column({ x, height, isAdvance }: { x: number; height: number; isAdvance?: boolean }) {
  const top = baseline - height;
  return (
    <>
      <rect
        x={x}
        y={top}
        width={76}
        height={height}
        strokeWidth={1.5}
        className={isAdvance ? 'fill-card stroke-brand' : 'fill-accent stroke-brand'}
      />
      {isAdvance ? (
        <path
          d={drawHorizontalLines(x + 1, top, 74, height, 5)}
          strokeWidth={3.2}
          className="stroke-primary"
        />
      ) : (
        <Hatch x={x} y={top} width={76} height={height} gap={4} />
      )}
    </>
  );
}

/** An axis of the possible terms, with a mark at the term of the example. */
function TermAxis() {
  const y = 318;
  const ticks = [0, 30, 60, 90, 120];
  return (
    <>
      <FlowText at={[6, y - 26]} align="start" color="soft">
        {words.billTenors}
      </FlowText>
      <rect
        x={getXOfDay(30)}
        y={y - 12}
        width={getXOfDay(120) - getXOfDay(30)}
        height={12}
        strokeWidth={1.5}
        className="fill-accent stroke-brand"
      />
      <Hatch x={getXOfDay(30)} y={y - 12} width={getXOfDay(120) - getXOfDay(30)} height={12} />
      <path
        d={`M${getXOfDay(0)} ${y}H${getXOfDay(120)}${ticks.map((days) => `M${getXOfDay(days)} ${y}v7`).join('')}`}
        strokeWidth={1.5}
        className="stroke-brand"
      />
      {ticks.map((days) => (
        <FlowText key={days} at={[getXOfDay(days), y + 24]}>
          {String(days)}
        </FlowText>
      ))}
      <path
        d={`M${getXOfDay(60)} ${y + 2}l-8-16h16z`}
        strokeWidth={1.5}
        className="fill-primary stroke-primary-foreground"
      />
      <FlowText at={[getXOfDay(60), y + 52]} color="soft">
        {words.billThis}
      </FlowText>
    </>
  );
}
