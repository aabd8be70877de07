import { useId } from 'react';
import { Drawing, FlowText } from '../components/drawings/elements.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { formatWholeRupees } from '../lib/indian-money.ts';
import { formatPlural } from '../lib/plural.ts';
import * as words from '#words/calculators.json';
import type { CalculationResult, BarPart } from './calculator-definition.ts';

type ResultDrawingData = CalculationResult['drawing'];

const toneClasses = {
  hand: 'fill-primary stroke-primary-foreground',
  held: 'fill-accent stroke-brand',
  solid: 'fill-brand stroke-brand',
  cost: 'fill-card stroke-brand',
} as const;

interface SwatchProps {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: BarPart['tone'];
  /** The unit of `x` and `width`. By default, these are user units of the SVG. */
  unit?: '%' | '';
}

/**
 * A filled rectangle. A rectangle for costs is hatched by one dashed line through its middle. The line is as thick as
 * the rectangle is high.
 */
function Swatch({ x, y, width, height, tone, unit = '' }: SwatchProps) {
  const middle = y + height / 2;
  const hatching = { strokeWidth: height, strokeDasharray: '1 3', className: 'stroke-brand' };
  return (
    <>
      <rect x={`${x}${unit}`} y={y} width={`${width}${unit}`} height={height} className={toneClasses[tone]} />
      {/* A line can have coordinates in percent, a path cannot. */}
      {tone === 'cost' &&
        (unit ? (
          <line x1={`${x}%`} x2={`${roundToTenths(x + width)}%`} y1={middle} y2={middle} {...hatching} />
        ) : (
          <path d={`M${x} ${middle}h${width}`} {...hatching} />
        ))}
    </>
  );
}

const roundToTenths = (number: number) => Math.round(number * 10) / 10;

function Bars({ bars }: { bars: readonly { label: string; parts: readonly BarPart[] }[] }) {
  const total = ({ parts }: { parts: readonly BarPart[] }) =>
    parts.reduce((sum, { amount }) => sum + amount, 0);
  const scale = 99 / Math.max(1, ...bars.map(total));
  let y = 0;
  return bars.map((bar) => {
    const top = y;
    y += 90 + 24 * bar.parts.length;
    let x = 0.5;
    return (
      <g key={bar.label}>
        <FlowText at={[0, top + 18]} align="start">
          {bar.label}
        </FlowText>
        {bar.parts.map(({ label, amount, tone }, index) => {
          const from = roundToTenths(x);
          x += amount * scale;
          const line = top + 94 + 24 * index;
          return (
            <g key={label}>
              <Swatch
                x={from}
                y={top + 28}
                width={roundToTenths(amount * scale)}
                height={36}
                tone={tone}
                unit="%"
              />
              <Swatch x={1} y={line - 12} width={14} height={14} tone={tone} />
              <FlowText at={[24, line]} align="start" color="soft">
                {`${label} ${formatWholeRupees(amount)}`}
              </FlowText>
            </g>
          );
        })}
      </g>
    );
  });
}

const COUPONS_PER_ROW = 10;
const coupon = { width: 30, height: 34 } as const;

/**
 * One coupon per year, drawn like the coupons of a bond, with ten coupons per row. The filled part of a coupon is the
 * share of the principal in that year's payments.
 */
function PrincipalShares({ shares }: { shares: readonly number[] }) {
  const rows = Array.from({ length: Math.ceil(shares.length / COUPONS_PER_ROW) }, (_, row) => ({
    top: row * coupon.height,
    end: Math.min(COUPONS_PER_ROW, shares.length - row * COUPONS_PER_ROW) * coupon.width,
  }));
  const height = rows.length * coupon.height;
  const width = rows[0]?.end ?? 0;
  const foot = 28 + height;
  // The first coupon of a row starts with an absolute move. `z` returns to the bottom left corner of the coupon, so the
  // next coupon starts one width to the right of it.
  const filledParts = shares.map((share, index) => {
    const up = Math.round(share * coupon.height);
    return `${index % COUPONS_PER_ROW ? `m${coupon.width} 0` : `M0 ${(index / COUPONS_PER_ROW + 1) * coupon.height}`}v-${up}h${coupon.width}v${up}z`;
  });
  // These lines are the perforation around each row and between its coupons.
  const edges = rows.map(({ top, end }) => {
    const between = `m${coupon.width}-${coupon.height}v${coupon.height}`.repeat(end / coupon.width);
    return `M0 ${top}h${end}M0 ${top + coupon.height}h${end}M0 ${top}v${coupon.height}${between}`;
  });
  return (
    <>
      <FlowText at={[0, 18]} align="start">
        {words.couponAYear}
      </FlowText>
      {/* This element has no `width`, so that it gets the width of the drawing. */}
      <svg
        y={27}
        height={height + 2}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={rows.map(({ top, end }) => `M0 ${top + coupon.height / 2}h${end}`).join('')}
          strokeWidth={coupon.height}
          strokeDasharray="1 3"
          className="stroke-brand"
        />
        <path d={filledParts.join('')} className="fill-primary" />
        <path d={edges.join('')} strokeDasharray="4 3" className="stroke-primary-foreground" />
      </svg>
      <Swatch x={1} y={foot + 14} width={14} height={14} tone="hand" />
      <FlowText at={[24, foot + 26]} align="start" color="soft">
        {words.principal}
      </FlowText>
      <Swatch x={121} y={foot + 14} width={14} height={14} tone="cost" />
      <FlowText at={[144, foot + 26]} align="start" color="soft">
        {words.interest}
      </FlowText>
    </>
  );
}

const formatWholePercent = (share: number) => `${Math.round(share * 100)}%`;

/** Returns the text alternative and the height of a drawing. */
function describeDrawing(drawing: ResultDrawingData): { text: string; height: number } {
  if ('coupons' in drawing) {
    const [first = 0] = drawing.coupons;
    const count = drawing.coupons.length;
    return {
      height: 66 + Math.ceil(count / COUPONS_PER_ROW) * coupon.height,
      text: formatPlural(words.coupons, count, {
        first: formatWholePercent(first),
        last: formatWholePercent(drawing.coupons.at(-1) ?? 0),
      }),
    };
  }
  return {
    height: drawing.bars.reduce((sum, { parts }) => sum + 90 + 24 * parts.length, -12),
    text: drawing.bars
      .map(
        ({ label, parts }) =>
          `${label}: ${parts.map((part) => `${part.label} ${formatWholeRupees(part.amount)}`).join(', ')}.`,
      )
      .join(' '),
  };
}

/** A drawing of the result. Its text alternative describes it in figures (SC 1.1.1). */
export function ResultDrawing({ title, drawing }: { title: string; drawing: ResultDrawingData }) {
  const id = useId();
  const { text, height } = describeDrawing(drawing);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      height={height}
      strokeWidth={1.5}
      className="w-full"
    >
      <title id={`${id}t`}>{formatMessage(words.chartOf, { title })}</title>
      <desc id={`${id}d`}>{text}</desc>
      <Drawing variant="plain">
        {'coupons' in drawing ? <PrincipalShares shares={drawing.coupons} /> : <Bars bars={drawing.bars} />}
      </Drawing>
    </svg>
  );
}
