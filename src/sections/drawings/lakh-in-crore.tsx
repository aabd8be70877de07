import { useId } from 'react';
import { artId } from '../../components/drawings/art-id.ts';
import { Drawing, Label } from '../../components/drawings/elements.tsx';
import { LinePattern } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';

const side = 27;
const pitch = 30.3;
const numbers = Array.from({ length: 10 }, (_, i) => i);

export const lakhInCroreFrame = {
  viewBox: '0 0 300 410',
  title: words.croreTitle,
  description: words.croreDescription,
} as const;

/** A grid of one hundred squares of ₹1 lakh each: together one crore, so one square is 1 % of it. */
export function LakhInCrore() {
  const id = artId(useId());
  const at = (index: number) => (index * pitch).toFixed(1);
  const field = `h${side}v${side}h-${side}z`;
  const plain = numbers.flatMap((y) =>
    numbers.map((x) => (y === 9 && x < 2 ? '' : `M${at(x)} ${(34 + y * pitch).toFixed(1)}${field}`)),
  );
  const last = 34 + 9 * pitch;
  return (
    <Drawing variant="outlines">
      <defs>
        <LinePattern id={`${id}a`} direction="slant" />
        <LinePattern id={`${id}b`} direction="slant-wide" />
      </defs>
      <Label x={0} y={18} variant="strong">
        {words.croreIs100}
      </Label>
      <path d={plain.join('')} fill={`url(#${id}a)`} strokeWidth="1" />
      <path d={`M0 ${last}${field}`} className="fill-primary stroke-foreground" strokeWidth="2" />
      <SecondField x={pitch} y={last} hatch={`${id}b`} />
      <path d="M0 352h18v18h-18z" className="fill-primary stroke-foreground" strokeWidth="2" />
      <Label x={30} y={367} variant="strong">
        {words.crore1}
      </Label>
      <SecondField x={0} y={384} size={18} hatch={`${id}b`} />
      <Label x={30} y={399}>
        {words.crore2}
      </Label>
    </Drawing>
  );
}

interface SecondFieldProps {
  x: number;
  y: number;
  size?: number;
  hatch: string;
}

function SecondField({ x, y, size = side, hatch }: SecondFieldProps) {
  const field = { x, y, width: size, height: size };
  return (
    <>
      <rect {...field} className="fill-card stroke-none" />
      <rect {...field} fill={`url(#${hatch})`} className="stroke-foreground" strokeWidth="2" />
    </>
  );
}
