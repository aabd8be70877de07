import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';

interface PolicySheetProps {
  rosette: RosetteName;
  /** What stands in each, and what that means. */
  clauses: readonly (readonly [name: string, meaning: string])[];
}

/** A policy as it lies in the drawer: its seal, and the clauses that are filled in for whoever buys it. */
export function PolicySheet({ rosette, clauses }: PolicySheetProps) {
  return (
    <div className="frame figure-frame">
      <div className="cut bg-leaf" aria-hidden="true" />
      <div className="relative grid items-center gap-x-aside gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="mx-auto w-28 lg:w-full" aria-hidden="true">
          <Rosette name={rosette} size="medallion" />
        </div>
        <dl className="rule-account">
          {clauses.map(([name, meaning]) => (
            <div key={name} className="border-t-hair border-rule py-2.5 first:border-t-0">
              <dt className="font-display text-question font-bold">{name}</dt>
              <dd className="text-detail text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
