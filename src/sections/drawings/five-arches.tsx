import { useId } from 'react';
import { artId } from '../../components/drawings/art-id.ts';
import { Drawing, Label } from '../../components/drawings/kit.tsx';
import { Lines, LoudLine } from '../../components/drawings/tones.tsx';

const start = 30;
const span = 48;
const opening = 38;
const deck = 92;
const spring = 146;
const foot = 168;

const arches = [0, 1, 2, 3, 4];
const arch = (index: number) => {
  const x = start + span * index + (span - opening) / 2;
  return `M${x} ${foot}V${spring}a${opening / 2} ${opening / 2} 0 0 1 ${opening} 0V${foot}z`;
};
/** As many waves as end with the bridge. */
const water = [24, 20, 18, 16].map((waves, i) => {
  const wave = +(300 / waves).toFixed(2);
  return `M0 ${176 + 7 * i}q${wave / 2} -2 ${wave} 0${`t${wave} 0`.repeat(waves - 1)}`;
});

export const fiveArchesFrame = (phases: readonly string[]) => ({
  viewBox: '0 0 300 356',
  title: 'Five arches between the company and the bank',
  description: `A stone bridge leads from a factory, your company, to a hall with columns, the bank. Its five arches are numbered: ${phases.map((phase, index) => `${index + 1} ${phase}`).join(', ')}.`,
});

/** A bridge from the company to the bank: an arch for each phase, and their names under it. */
export function FiveArches({ phases }: { phases: readonly string[] }) {
  const id = artId(useId());
  return (
    <Drawing look="outlines">
      <defs>
        <Lines id={`${id}a`} direction="slant" />
        <Lines id={`${id}b`} direction="upright" />
      </defs>
      <Label x={0} y={16} look="strong">
        Your company
      </Label>
      <Label x={300} y={16} anchor="end" look="strong">
        The bank
      </Label>
      <Factory hatch={`${id}b`} />
      <Bank />
      <path d={`M0 ${deck}h300V${foot}h-300z`} fill={`url(#${id}a)`} strokeWidth="1.5" />
      {arches.map((index) => (
        <path key={index} d={arch(index)} className="fill-leaf" strokeWidth="1.5" />
      ))}
      <LoudLine d={`M0 ${deck}h300`} />
      <path d={water.join('')} className="stroke-engrave-fine" strokeWidth="1.1" />
      {phases.map((phase, index) => (
        <g key={phase}>
          <Label x={start + span * (index + 0.5)} y={160} size={22} anchor="middle" look="figure">
            {index + 1}
          </Label>
          <Label x={0} y={234 + 29 * index} size={20} look="figure">
            {index + 1}
          </Label>
          <Label x={24} y={233 + 29 * index}>
            {phase}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

/** A works with a saw-tooth roof and a chimney. */
function Factory({ hatch }: { hatch: string }) {
  return (
    <>
      <path d="M62 88V36h8v52" className="fill-leaf" strokeWidth="1.5" />
      <path d="M4 88V62l18-14v14l18-14v14l18-14v40z" fill={`url(#${hatch})`} strokeWidth="1.5" />
      <path d="M66 32q4-6 12-5q6 1 12-3" className="stroke-engrave-fine" strokeWidth="1.2" />
    </>
  );
}

/** A banking hall: pediment, columns, steps. */
function Bank() {
  return (
    <>
      <path d="M226 88v-5h70v5M230 83v-4h62v4M228 52h66l-33-20z" className="fill-leaf" strokeWidth="1.5" />
      <path d="M230 52h62v5h-62z" strokeWidth="1.5" />
      <path
        d="M235 57v22M239 57v22M247 57v22M251 57v22M259 57v22M263 57v22M271 57v22M275 57v22M283 57v22M287 57v22"
        strokeWidth="1.3"
      />
    </>
  );
}
