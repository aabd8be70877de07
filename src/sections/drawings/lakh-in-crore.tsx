import { useId } from 'react';
import { createArtId } from '../../components/drawings/art-id.ts';
import { Drawing, Label } from '../../components/drawings/elements.tsx';
import { LinePattern } from '../../components/drawings/lines.tsx';
import * as words from '#words/drawings.json';

const side = 27;
/** The distance between the left edges of two adjacent squares. */
const pitch = 30.3;
const indexes = Array.from({ length: 10 }, (_, i) => i);

export const lakhInCroreFrame = {
  viewBox: '0 0 300 410',
  title: words.croreTitle,
  description: words.croreDescription,
} as const;

/**
 * Shows ₹1 crore as one hundred squares of ₹1 lakh. The first two squares of the last row are marked, because they are
 * 1% and 2%.
 */
export function LakhInCrore() {
  const id = createArtId(useId());
  const getOffset = (index: number) => (index * pitch).toFixed(1);
  const squarePath = `h${side}v${side}h-${side}z`;
  const plainSquares = indexes.flatMap((row) =>
    indexes.map((column) => {
      const isMarked = row === 9 && column < 2;
      return isMarked ? '' : `M${getOffset(column)} ${(34 + row * pitch).toFixed(1)}${squarePath}`;
    }),
  );
  const lastRowY = 34 + 9 * pitch;
  return (
    <Drawing variant="outlines">
      <defs>
        <LinePattern id={`${id}a`} direction="slant" />
        <LinePattern id={`${id}b`} direction="slant-wide" />
      </defs>
      <Label x={0} y={18} variant="strong">
        {words.croreIs100}
      </Label>
      <path d={plainSquares.join('')} fill={`url(#${id}a)`} strokeWidth="1" />
      <path d={`M0 ${lastRowY}${squarePath}`} className="fill-primary stroke-foreground" strokeWidth="2" />
      <SecondSquare x={pitch} y={lastRowY} hatch={`${id}b`} />
      <path d="M0 352h18v18h-18z" className="fill-primary stroke-foreground" strokeWidth="2" />
      <Label x={30} y={367} variant="strong">
        {words.crore1}
      </Label>
      <SecondSquare x={0} y={384} size={18} hatch={`${id}b`} />
      <Label x={30} y={399}>
        {words.crore2}
      </Label>
    </Drawing>
  );
}

interface SecondSquareProps {
  x: number;
  y: number;
  size?: number;
  /** The id of the pattern that hatches the square. */
  hatch: string;
}

function SecondSquare({ x, y, size = side, hatch }: SecondSquareProps) {
  const bounds = { x, y, width: size, height: size };
  return (
    <>
      <rect {...bounds} className="fill-card stroke-none" />
      <rect {...bounds} fill={`url(#${hatch})`} className="stroke-foreground" strokeWidth="2" />
    </>
  );
}
