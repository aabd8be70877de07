import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import { Disc, Drawing } from '../../components/drawings/elements.tsx';

export const policyPartsView = '0 0 260 380';

/** An insurance policy with six numbered parts. The list of clauses has the same numbers. */
export function PolicyParts() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Solid d="M4 4h204l48 48v324H4z" />
      <path d="M12 12h192M12 12v356h236V56M208 4v48h48" strokeWidth={1.2} />
      <path d="M34 36h110M34 50h74" strokeWidth={3} />
      {[SumInsured, Premium, WaitingPeriod, Deductible, Exclusions, Nominee].map((Part, index) => {
        const y = 104 + index * 48;
        return (
          <g key={y}>
            <Part y={y} />
            <Disc at={[40, y]} number={index + 1} isPrimary large />
          </g>
        );
      })}
    </Drawing>
  );
}

/** An amount in a frame. */
const SumInsured = ({ y }: { y: number }) => (
  <>
    <Face d={`M72 ${y - 16}h156v32H72z`} hatch="slant" />
    <path d={`M72 ${y - 16}h156v32H72z`} strokeWidth={2} />
    <path d={`M88 ${y}h60`} strokeWidth={5} />
  </>
);

/** A tick for the payment in each of six years. */
const Premium = ({ y }: { y: number }) => (
  <>
    {[0, 1, 2, 3, 4, 5].map((year) => (
      <g key={year}>
        <Solid d={`M${75 + year * 27} ${y - 9}h18v18h-18z`} />
        <path d={`M${79 + year * 27} ${y}l4 4 7-8`} />
      </g>
    ))}
  </>
);

/** A clock with the waiting period, during which the policy does not pay. */
const WaitingPeriod = ({ y }: { y: number }) => (
  <>
    <circle cx={88} cy={y} r={14} />
    <path d={`M88 ${y - 9}v9l6 4`} strokeWidth={2} />
    <path d={`M108 ${y}h44`} strokeDasharray="6 5" />
    <path d={`M158 ${y}h70M158 ${y - 7}v14`} strokeWidth={3} />
  </>
);

/** A claim drawn as a bar. The insurer does not pay the part without hatching. */
const Deductible = ({ y }: { y: number }) => (
  <>
    <Face d={`M112 ${y - 10}h116v20H112z`} hatch="upright" />
    <path d={`M72 ${y - 10}h156v20H72zM112 ${y - 16}v32`} strokeWidth={2} />
  </>
);

/** Lines that are crossed out. */
const Exclusions = ({ y }: { y: number }) => (
  <>
    <path d={`M94 ${y - 8}h134M94 ${y + 8}h96`} />
    <path d={`M72 ${y - 12}l12 8m0-8l-12 8M72 ${y + 4}l12 8m0-8l-12 8`} strokeWidth={2} />
  </>
);

/** A person and a signature. */
const Nominee = ({ y }: { y: number }) => (
  <>
    <circle cx={88} cy={y - 7} r={7} />
    <path d={`M74 ${y + 14}q2-14 14-14t14 14z`} />
    <path d={`M120 ${y + 10}h108`} />
    <path d={`M128 ${y + 4}q10-24 16-6t12-4 10 4 12-8 14 6 20-2`} />
  </>
);
