import { useId } from 'react';
import { Drawing, Words } from '../components/drawings/kit.tsx';
import { rupees } from '../lib/indian-money.ts';
import type { Outcome, Part } from './record.ts';

type Shown = Outcome['drawing'];

const tones = {
  hand: 'fill-marigold stroke-on-marigold',
  held: 'fill-ledger stroke-engrave',
  cost: 'fill-leaf stroke-engrave',
} as const;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Part['tone'];
}

/** A piece of paper; what is cost is cut off and hatched. The hatching is one broad line, dashed. */
function Box({ x, y, width, height, tone }: BoxProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} strokeWidth={1.5} className={tones[tone]} />
      {tone === 'cost' && (
        <path
          d={`M${x} ${y + height / 2}h${width}`}
          strokeWidth={height}
          strokeDasharray="1 3"
          className="stroke-engrave"
        />
      )}
    </>
  );
}

const width = 288;
const tenths = (units: number) => Math.round(units * 10) / 10;

function Bars({ bars }: { bars: readonly { label: string; parts: readonly Part[] }[] }) {
  const total = ({ parts }: { parts: readonly Part[] }) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const scale = width / Math.max(1, ...bars.map(total));
  let y = 0;
  return bars.map((bar) => {
    const top = y;
    y += 90 + 24 * bar.parts.length;
    let x = 6;
    return (
      <g key={bar.label}>
        <Words at={[6, top + 18]} align="start">
          {bar.label}
        </Words>
        {bar.parts.map(({ label, amount, tone }, index) => {
          const from = tenths(x);
          x += amount * scale;
          const line = top + 94 + 24 * index;
          return (
            <g key={label}>
              <Box x={from} y={top + 28} width={tenths(amount * scale)} height={36} tone={tone} />
              <Box x={6} y={line - 12} width={14} height={14} tone={tone} />
              <Words at={[28, line]} align="start" ink="soft">
                {`${label} ${rupees(amount)}`}
              </Words>
            </g>
          );
        })}
      </g>
    );
  });
}

const perRow = 6;
const coupon = { width: 48, height: 34 } as const;

/** A sheet of coupons, one a year, each filled by the principal's share of what the year pays. */
function Coupons({ shares }: { shares: readonly number[] }) {
  const sheet = shares.map((share, index) => ({
    x: 6 + (index % perRow) * coupon.width,
    y: 28 + Math.floor(index / perRow) * coupon.height,
    filled: tenths(share * coupon.height),
  }));
  const foot = 28 + Math.ceil(shares.length / perRow) * coupon.height;
  const edges = sheet
    .map(({ x, y }) => `M${x} ${y}h${coupon.width}v${coupon.height}h-${coupon.width}z`)
    .join('');
  return (
    <>
      <Words at={[6, 18]} align="start">
        One coupon a year
      </Words>
      <path
        d={sheet.map(({ x, y }) => `M${x} ${y + coupon.height / 2}h${coupon.width}`).join('')}
        strokeWidth={coupon.height}
        strokeDasharray="1 3"
        className="stroke-engrave"
      />
      <path
        d={sheet
          .map(({ x, y, filled }) => `M${x} ${y + coupon.height}v-${filled}h${coupon.width}v${filled}z`)
          .join('')}
        className="fill-marigold"
      />
      <path d={edges} strokeWidth={1.5} strokeDasharray="4 3" className="stroke-on-marigold" />
      <Box x={6} y={foot + 14} width={14} height={14} tone="hand" />
      <Words at={[28, foot + 26]} align="start" ink="soft">
        Principal
      </Words>
      <Box x={126} y={foot + 14} width={14} height={14} tone="cost" />
      <Words at={[148, foot + 26]} align="start" ink="soft">
        Interest
      </Words>
    </>
  );
}

const inWhole = (share: number) => `${Math.round(share * 100)} %`;

/** The same in words, and the height that the drawing takes. */
function account(shown: Shown): { text: string; height: number } {
  if ('coupons' in shown) {
    const [first = 0] = shown.coupons;
    const count = shown.coupons.length;
    return {
      height: 66 + Math.ceil(count / perRow) * coupon.height,
      text: `A sheet of ${count} ${count === 1 ? 'coupon' : 'coupons'}, one a year. Principal is ${inWhole(first)} of what the first year pays and ${inWhole(shown.coupons.at(-1) ?? 0)} of what the last one pays; the rest is interest.`,
    };
  }
  return {
    height: shown.bars.reduce((sum, { parts }) => sum + 90 + 24 * parts.length, -12),
    text: shown.bars
      .map(
        ({ label, parts }) =>
          `${label}: ${parts.map((part) => `${part.label} ${rupees(part.amount)}`).join(', ')}.`,
      )
      .join(' '),
  };
}

/** The result as pieces of paper (SC 1.1.1: its words say the same). */
export function ResultDrawing({ title, shown }: { title: string; shown: Shown }) {
  const id = useId();
  const { text, height } = account(shown);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      viewBox={`0 0 300 ${height}`}
      className="w-full max-w-80"
    >
      <title id={`${id}t`}>{`${title}, drawn`}</title>
      <desc id={`${id}d`}>{text}</desc>
      <Drawing look="plain">
        {'coupons' in shown ? <Coupons shares={shown.coupons} /> : <Bars bars={shown.bars} />}
      </Drawing>
    </svg>
  );
}
