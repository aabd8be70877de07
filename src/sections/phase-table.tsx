import { useId } from 'react';
import type { ReactNode } from 'react';
import { createArtId } from '../components/drawings/art-id.ts';
import { Drawing } from '../components/drawings/elements.tsx';
import { LinePattern } from '../components/drawings/lines.tsx';

interface Phase {
  name: string;
  work: ReactNode;
  /** What the client receives in this phase. */
  result: string;
}

interface PhaseTableProps {
  title: string;
  /** The text below the title. */
  text: string;
  /** The names of the two buildings. `from` is a factory on the left, and `to` a bank on the right. */
  from: string;
  to: string;
  /** The caption of the table, which is screen-reader text. */
  caption: string;
  /** The column headers, which are screen-reader text. The last one is also visible above each result. */
  columns: readonly [phase: string, work: string, result: string];
  /** There must be five phases, because the layout has five columns. */
  phases: readonly Phase[];
}

/** A table of the phases of a process. It looks like a bridge with an arch for each phase (specification, page 8). */
export function PhaseTable({ title, text, from, to, caption, columns, phases }: PhaseTableProps) {
  const id = createArtId(useId());
  return (
    <div className="mt-stack">
      <div className="grid grid-cols-2 items-end justify-between gap-x-6 gap-y-5 lg:flex">
        <div className="col-span-full pb-4 lg:text-center">
          <h3 className="font-display text-h2-prose">{title}</h3>
          <p className="mt-1 text-foreground-soft">{text}</p>
        </div>
        <Building name={from} side="left" hatch={`${id}b`} />
        <Building name={to} side="right" hatch={`${id}b`} />
      </div>
      <div className="border-y-hair border-foreground bg-primary pt-2" aria-hidden="true" />
      <div className="relative">
        <svg className="absolute inset-0 h-full w-full" aria-hidden="true">
          <Drawing variant="outlines">
            <defs>
              <LinePattern id={`${id}a`} direction="slant" />
              <LinePattern id={`${id}b`} direction="upright" />
            </defs>
            <rect width="100%" height="100%" fill={`url(#${id}a)`} />
          </Drawing>
        </svg>
        <table className="relative block px-2.5">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="grid lg:grid-cols-5 lg:grid-rows-[repeat(3,auto)]">
            {phases.map(({ name, work, result }, index) => (
              <tr
                key={name}
                className="relative grid px-2 pt-4 max-lg:pl-13 lg:row-span-3 lg:subgrid-rows large-text:px-0!"
              >
                <th scope="row" className="flex flex-col-reverse p-0">
                  <span className={`flex-1 pt-3 font-display text-h3 font-bold text-balance ${cellClasses}`}>
                    {name}
                  </span>
                  <Arch number={index + 1} />
                </th>
                <td className={`-mt-px pt-1 pb-3 text-detail text-foreground-soft ${cellClasses}`}>{work}</td>
                <td className={`-mt-px flex flex-col pb-3 leading-snug ${cellClasses}`}>
                  <span
                    className="border-t-hair border-input pt-2 text-xs text-muted-foreground"
                    aria-hidden="true"
                  >
                    {columns[2]}
                  </span>
                  <b className="font-semibold text-brand">{result}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="braid" aria-hidden="true" />
    </div>
  );
}

const cellClasses = 'border-x-hair border-brand bg-card px-4 text-left';

/**
 * The arch above the cells of a phase, or in narrow windows on the left of the cells. `role="img"` prevents
 * accessibility audits from treating the number in the arch as text.
 */
function Arch({ number }: { number: number }) {
  return (
    <div
      className="flex flex-col max-lg:absolute max-lg:inset-y-0 max-lg:left-2 max-lg:pt-4 large-text:static!"
      aria-hidden="true"
    >
      <svg role="img" viewBox="0 0 100 62" className="w-11 overflow-visible lg:w-full">
        <Drawing variant="outlines">
          <path
            d="M.22 64V50a49.78 49.78 0 0 1 99.56 0v14"
            className="fill-card"
            vectorEffect="non-scaling-stroke"
          />
          <text
            x="50"
            y="54"
            fontSize="36"
            textAnchor="middle"
            className="fill-brand stroke-none font-display font-bold"
          >
            {number}
          </text>
        </Drawing>
      </svg>
      <div className="flex-1 border-x-hair border-brand bg-card lg:hidden" />
    </div>
  );
}

const buildings = {
  /** A factory with a saw-tooth roof and a chimney. */
  left: {
    viewBox: '0 24 80 64',
    walls: 'M62 88V36h8v52',
    hatched: 'M4 88V62l18-14v14l18-14v14l18-14v40z',
    fine: 'M66 32q4-6 12-5q6 1 12-3',
  },
  /** A bank with steps, columns and a pediment. */
  right: {
    viewBox: '221 24 80 64',
    walls: 'M226 88v-5h70v5M230 83v-4h62v4M228 52h66l-33-20zM230 52h62v5h-62z',
    hatched: '',
    fine: 'M235 57v22M239 57v22M247 57v22M251 57v22M259 57v22M263 57v22M271 57v22M275 57v22M283 57v22M287 57v22',
  },
} as const;

interface BuildingProps {
  name: string;
  side: keyof typeof buildings;
  /** The id of the SVG pattern that hatches the walls. */
  hatch: string;
}

function Building({ name, side, hatch }: BuildingProps) {
  const { viewBox, walls, hatched, fine } = buildings[side];
  const isLeft = side === 'left';
  return (
    <div className={isLeft ? 'lg:order-first' : 'grid justify-items-end'}>
      <p className="mb-1.5 text-sm font-semibold">{name}</p>
      <svg viewBox={viewBox} className="w-28 overflow-visible" aria-hidden="true">
        <Drawing variant="outlines">
          <path d={walls} className="fill-card" strokeWidth="1.2" />
          {hatched && <path d={hatched} fill={`url(#${hatch})`} strokeWidth="1.2" />}
          <path d={fine} />
        </Drawing>
      </svg>
    </div>
  );
}
