import type { ReactNode } from 'react';

/** Shapes in the engraver's manner: green outlines on the sheet, system colours where colours are forced. */
export function Engraving({ children }: { children: ReactNode }) {
  return (
    <g className="vignette forced-colors:[--ink:CanvasText] forced-colors:[--ledger:Canvas] forced-colors:[--marigold:Canvas] forced-colors:[--on-marigold:CanvasText]">
      {children}
    </g>
  );
}

interface LetteringProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  children: ReactNode;
}

/** Words of a drawing, kept clear of the lines behind them; 17 units are about 15.7 px at 390 px. */
export function Lettering({ x, y, anchor = 'start', bold = false, children }: LetteringProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={17}
      fontWeight={bold ? 700 : 400}
      textAnchor={anchor}
      paintOrder="stroke"
      strokeWidth={5}
      strokeLinejoin="round"
      className="fill-ink stroke-leaf"
    >
      {children}
    </text>
  );
}

/** A numbered disc that ties a part of the drawing to a step of the text. */
export function NumberDisc({ x, y, children }: { x: number; y: number; children: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={12.5} strokeWidth={1.5} className="fill-marigold stroke-on-marigold" />
      <text
        x={x}
        y={y + 5.5}
        fontSize={17}
        fontWeight={700}
        textAnchor="middle"
        className="fill-on-marigold stroke-none"
      >
        {children}
      </text>
    </>
  );
}
