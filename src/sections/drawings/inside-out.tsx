import { useId } from 'react';
import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import type { Hatch } from '../../components/vignette-parts.tsx';
import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

const middle = 160;
const ground = 286;

const arches: readonly { radius: number; hatch?: Hatch; text?: string }[] = [
  { radius: 150, hatch: 'slant', text: words.coverBusiness },
  { radius: 118, hatch: 'upright', text: words.coverProperty },
  { radius: 86, hatch: 'level', text: words.coverLoans },
  { radius: 52 },
];

const createArchPath = (radius: number) =>
  `M${middle - radius} ${ground}A${radius} ${radius} 0 0 1 ${middle + radius} ${ground}z`;

/** The path of the raindrops above the outermost arch. */
const rain = Array.from({ length: 21 }, (_, drop) => {
  const x = 4 + drop * 16;
  const roof = ground - Math.sqrt(Math.max(0, 156 ** 2 - (x - middle) ** 2));
  const end = Math.min(roof, 250) - 4;
  return `M${x + 8} ${(drop % 3) * 9 + 44}L${x} ${end.toFixed(0)}`;
}).join('');

/**
 * Four nested arches. They stand for the parts of an insurance cover, from the family in the middle to the business
 * outside.
 */
export function InsideOut() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <path d={rain} strokeDasharray="12 10" className="stroke-brand-fine" strokeWidth={0.7} />
      {arches.map(({ radius, hatch }) => (
        <g key={radius}>
          <Solid d={createArchPath(radius)} />
          {hatch && <Face d={createArchPath(radius)} hatch={hatch} />}
          <path d={createArchPath(radius)} strokeWidth={2} />
        </g>
      ))}
      <Family />
      <path d={`M0 ${ground}H320`} strokeWidth={2.5} />
      {arches.map(({ radius, text }) => text && <ArchLabel key={text} radius={radius - 22} text={text} />)}
      <SceneText x={middle} y={ground + 26} anchor="middle" bold>
        {words.coverFamily}
      </SceneText>
    </Drawing>
  );
}

/** A text along an arch. Behind the text, the lines of the arch are interrupted. */
function ArchLabel({ radius, text }: { radius: number; text: string }) {
  const id = useId();
  const gapRadius = radius + 5.5;
  const halfAngle = 60 / gapRadius;
  const x = Math.round(gapRadius * Math.sin(halfAngle));
  const y = Math.round(ground - gapRadius * Math.cos(halfAngle));
  return (
    <>
      <path
        d={`M${middle - x} ${y}A${gapRadius} ${gapRadius} 0 0 1 ${middle + x} ${y}`}
        strokeWidth={21}
        className="stroke-card"
      />
      <path id={id} d={createArchPath(radius)} className="stroke-none" />
      <text fontSize={17} textAnchor="middle" className="fill-foreground stroke-none font-semibold">
        <textPath href={`#${id}`} startOffset={Math.PI * radius * 0.5}>
          {text}
        </textPath>
      </text>
    </>
  );
}

function Family() {
  return (
    <g strokeWidth={1.5}>
      <circle cx={147} cy={253} r={7} className="fill-primary stroke-primary-foreground" />
      <circle cx={173} cy={253} r={7} className="fill-primary stroke-primary-foreground" />
      <circle cx={160} cy={266} r={5} className="fill-primary stroke-primary-foreground" />
      <Solid d={`M136 ${ground}q0-24 11-24t9 24z`} />
      <Solid d={`M164 ${ground}q-2-24 9-24t11 24z`} />
      <Solid d={`M153 ${ground}q0-14 7-14t7 14z`} />
    </g>
  );
}
