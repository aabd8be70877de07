import { useId } from 'react';
import { createArtId } from '../../components/drawings/art-id.ts';
import { Drawing, Label, HighlightedPath } from '../../components/drawings/elements.tsx';
import { LinePattern, MainLine } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';
import { formatMessage } from '../../lib/format-message.ts';

interface Terms {
  /** The limit in crore rupees. One bundle stands for half a crore. */
  limit: number;
  /** The yearly interest rate in percent. */
  rate: number;
}

const before: Terms = { limit: 1.5, rate: 13 };
const after: Terms = { limit: 2, rate: 10.25 };

export const loanTermsFrame = {
  viewBox: '0 0 300 410',
  title: words.termsTitle,
  description: words.termsDescription,
} as const;

const left = 10;
const right = 165;
const middle = 50;
/** The y coordinates of the lines below the rates and below the stacks. */
const ratesBaseline = 156;
const stacksBaseline = 382;
const bundleHeight = 42;

const getYOfRate = (rate: number) => ratesBaseline - (rate - 9.5) * 24;
const countBundles = (limit: number) => Math.round(limit * 2);

/** Returns the path of the disc that marks an interest rate. */
const createDiscPath = ({ x, y }: { x: number; y: number }) => `M${x - 8} ${y}a8 8 0 1 1 0 .1z`;
/** Returns the outline of a stack of bundles that lies on `below` other bundles. */
const createStackPath = (x: number, bundles: number, below = 0) =>
  `M${x} ${stacksBaseline - bundleHeight * below}h100v${-bundleHeight * bundles}h-100z`;

/** The terms of a loan before and after restructuring, which lowers the rate and raises the limit. */
export function LoanTerms() {
  const hatch = createArtId(useId());
  const from = { x: left + middle, y: getYOfRate(before.rate) };
  const to = { x: right + middle, y: getYOfRate(after.rate) };
  const fallingLine = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const slope = (to.y - from.y) / (to.x - from.x);
  const shadingLines = Array.from({ length: Math.floor((to.x - from.x) / 5) }, (_, i) => {
    const y = from.y + slope * 5 * i;
    return `M${from.x + 5 * i} ${y.toFixed(1)}V${ratesBaseline}`;
  });
  return (
    <Drawing variant="outlines">
      <defs>
        <LinePattern id={hatch} direction="level" />
      </defs>
      <Label x={0} y={16} variant="strong">
        {words.termsRate}
      </Label>
      <path d={shadingLines.join('')} className="stroke-brand-fine" strokeWidth="1" />
      <path d={`M0 ${ratesBaseline}h300`} strokeWidth="1.5" />
      <HighlightedPath
        step={1}
        d={createDiscPath(from) + createStackPath(left, countBundles(before.limit))}
      />
      <HighlightedPath step={2} d={`M${from.x} ${from.y}V${ratesBaseline}H${to.x}V${to.y}z`} />
      <HighlightedPath step={3} d={createStackPath(right, 1, countBundles(before.limit))} />
      <HighlightedPath step={4} d={fallingLine} />
      <HighlightedPath step={5} d={createDiscPath(to) + createStackPath(right, countBundles(after.limit))} />
      <MainLine d={fallingLine} />
      {[from, to].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="8" className="fill-card stroke-foreground" strokeWidth="2" />
      ))}
      <Label x={from.x - 8} y={from.y - 16} size={25} variant="figure">
        {before.rate}%
      </Label>
      <Label x={298} y={to.y - 16} size={25} anchor="end" variant="figure">
        {after.rate}%
      </Label>
      <Label x={0} y={196} variant="strong">
        {words.termsLimit}
      </Label>
      <Stack x={left} terms={before} hatch={hatch} />
      <Stack x={right} terms={after} hatch={hatch} newFrom={countBundles(before.limit)} />
      <path d={`M0 ${stacksBaseline}h300`} strokeWidth="1.5" />
      <Label x={left + middle} y={404} anchor="middle">
        {words.termsBefore}
      </Label>
      <Label x={right + middle} y={404} anchor="middle">
        {words.termsAfter}
      </Label>
    </Drawing>
  );
}

interface StackProps {
  x: number;
  terms: Terms;
  /** The id of the pattern that hatches the bundles. */
  hatch: string;
  /** The index of the first bundle that the new terms add. */
  newFrom?: number;
}

function Stack({ x, terms: { limit }, hatch, newFrom = Infinity }: StackProps) {
  const bundles = countBundles(limit);
  return (
    <>
      {Array.from({ length: bundles }, (_, i) => (
        <g key={i} transform={`translate(${x} ${stacksBaseline - bundleHeight * (i + 1)})`}>
          <rect y="4" width="100" height="38" fill={`url(#${hatch})`} strokeWidth="1.5" />
          <rect
            x="36"
            y="4"
            width="28"
            height="38"
            className={i < newFrom ? 'fill-card' : 'fill-primary stroke-foreground'}
            strokeWidth="1.5"
          />
        </g>
      ))}
      <Label
        x={x + middle}
        y={stacksBaseline - bundleHeight * bundles - 8}
        size={22}
        anchor="middle"
        variant="figure"
      >
        {formatMessage(words.termsCrore, { limit })}
      </Label>
    </>
  );
}
