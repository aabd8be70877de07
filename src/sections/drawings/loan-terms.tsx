import { useId } from 'react';
import { artId } from '../../components/drawings/art-id.ts';
import { Drawing, Label, HighlightedPath } from '../../components/drawings/elements.tsx';
import { LinePattern, MainLine } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';
import { formatMessage } from '../../lib/format-message.ts';

interface Terms {
  /** Crore rupees; each bundle is half a crore. */
  limit: number;
  /** Interest rate in per cent a year. */
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
const base = 156;
const ground = 382;
const step = 42;

const height = (rate: number) => base - (rate - 9.5) * 24;
const count = (limit: number) => Math.round(limit * 2);

/** Path of the disc that marks an interest rate. */
const ring = ({ x, y }: { x: number; y: number }) => `M${x - 8} ${y}a8 8 0 1 1 0 .1z`;
/** Outline of a stack of bundles. */
const pile = (x: number, bundles: number, below = 0) =>
  `M${x} ${ground - step * below}h100v${-step * bundles}h-100z`;

/** Terms of a loan before and after restructuring: a lower rate and a higher limit. */
export function LoanTerms() {
  const hatch = artId(useId());
  const from = { x: left + middle, y: height(before.rate) };
  const to = { x: right + middle, y: height(after.rate) };
  const falling = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const fall = (to.y - from.y) / (to.x - from.x);
  const shade = Array.from({ length: Math.floor((to.x - from.x) / 5) }, (_, i) => {
    const y = from.y + fall * 5 * i;
    return `M${from.x + 5 * i} ${y.toFixed(1)}V${base}`;
  });
  return (
    <Drawing variant="outlines">
      <defs>
        <LinePattern id={hatch} direction="level" />
      </defs>
      <Label x={0} y={16} variant="strong">
        {words.termsRate}
      </Label>
      <path d={shade.join('')} className="stroke-brand-fine" strokeWidth="1" />
      <path d={`M0 ${base}h300`} strokeWidth="1.5" />
      <HighlightedPath step={1} d={ring(from) + pile(left, count(before.limit))} />
      <HighlightedPath step={2} d={`M${from.x} ${from.y}V${base}H${to.x}V${to.y}z`} />
      <HighlightedPath step={3} d={pile(right, 1, count(before.limit))} />
      <HighlightedPath step={4} d={falling} />
      <HighlightedPath step={5} d={ring(to) + pile(right, count(after.limit))} />
      <MainLine d={falling} />
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
      <Stack x={right} terms={after} hatch={hatch} newFrom={count(before.limit)} />
      <path d={`M0 ${ground}h300`} strokeWidth="1.5" />
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
  hatch: string;
  /** Index of the first bundle that the new terms add. */
  newFrom?: number;
}

function Stack({ x, terms: { limit }, hatch, newFrom = Infinity }: StackProps) {
  const bundles = count(limit);
  return (
    <>
      {Array.from({ length: bundles }, (_, i) => (
        <g key={i} transform={`translate(${x} ${ground - step * (i + 1)})`}>
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
      <Label x={x + middle} y={ground - step * bundles - 8} size={22} anchor="middle" variant="figure">
        {formatMessage(words.termsCrore, { limit })}
      </Label>
    </>
  );
}
