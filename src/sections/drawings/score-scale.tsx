import { Drawing, FlowText, Label } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

export const scoreScaleFrame = {
  viewBox: '0 0 300 286',
  title: words.scoreTitle,
  description: words.scoreDescription,
} as const;

/** The y coordinate of the bottom of the scale. */
const baseline = 158;
const good = 750;
const fair = 650;
const ticks = [300, 400, 500, 600, fair, 700, 800, 900];

const getXOfScore = (score: number) => 6 + ((score - 300) * 288) / 600;

/** Returns the y coordinate of the upper edge of the scale, which rises with the score. */
const getTopOfScore = (score: number) => baseline - 16 - ((score - 300) * 74) / 600;

/** Returns the path of the part of the scale between two scores. */
const createPartPath = (from: number, to: number) =>
  `M${getXOfScore(from)} ${baseline}V${getTopOfScore(from)}L${getXOfScore(to)} ${getTopOfScore(to)}V${baseline}z`;

/** Returns the path of vertical lines between two scores, up to the upper edge of the scale. */
function createLinesPath(from: number, to: number, step: number): string {
  let d = '';
  for (let score = from; score < to; score += step)
    d += `M${getXOfScore(score)} ${baseline}V${getTopOfScore(score)}`;
  return d;
}

/**
 * The scale of credit scores in three parts. Below 650, most lenders refuse. From 650 to 750, the rate is often higher.
 * From 750 on, many lenders regard a score as good.
 */
export function ScoreScale() {
  return (
    <Drawing variant="plain">
      <Label x={getXOfScore(good)} y={26} size={30} anchor="middle" variant="figure">
        {String(good)}
      </Label>
      <FlowText at={[296, 50]} align="end">
        {words.scoreGood}
      </FlowText>
      <path d={createPartPath(300, good)} className="fill-accent" />
      <path d={createLinesPath(310, fair, 10)} strokeWidth={0.8} className="stroke-brand" />
      <path d={createLinesPath(fair, good, 10)} strokeWidth={2} className="stroke-brand" />
      <path d={createPartPath(good, 900)} className="fill-card" />
      <path d={createLinesPath(758, 900, 10)} strokeWidth={3} className="stroke-primary" />
      <path
        d={`${createPartPath(300, good)}${createPartPath(good, 900)}`}
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <path
        d={`M0 ${baseline}H300${ticks.map((score) => `M${getXOfScore(score)} ${baseline}v7`).join('')}`}
        strokeWidth={1.7}
        className="stroke-brand"
      />
      <path
        d={`M${getXOfScore(good)} ${getTopOfScore(good) - 2}l-8-14h16z`}
        strokeWidth={1.5}
        className="fill-primary stroke-primary-foreground"
      />
      <FlowText at={[0, baseline + 25]} align="start">
        300
      </FlowText>
      <FlowText at={[getXOfScore(fair), baseline + 25]}>{String(fair)}</FlowText>
      <FlowText at={[300, baseline + 25]} align="end">
        900
      </FlowText>
      <FlowText at={[0, baseline + 50]} align="start" color="soft">
        {words.scoreMiddle}
      </FlowText>
      <FlowText at={[0, baseline + 74]} align="start" color="soft">
        {words.scoreLower}
      </FlowText>
      <rect
        x={0.75}
        y={250}
        width={34}
        height={30}
        strokeDasharray="4 3"
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <FlowText at={[46, 270]} align="start" color="soft">
        {words.scoreNone}
      </FlowText>
    </Drawing>
  );
}
