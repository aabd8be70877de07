import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';

interface PolicySheetProps {
  rosette: RosetteName;
  /** What stands in each, and what that means. */
  clauses: readonly (readonly [name: string, meaning: string])[];
}

/** A policy as it lies in the drawer: half of its seal, cut by the edge, and the clauses that are filled in for whoever buys it. */
export function PolicySheet({ rosette, clauses }: PolicySheetProps) {
  return (
    <div className="frame figure-frame">
      <div className="cut bg-leaf" aria-hidden="true">
        <div className="absolute -top-22 inset-x-0 mx-auto w-44 lg:inset-x-auto lg:top-1/2 lg:right-[66%] lg:w-136 lg:-translate-y-1/2">
          <Rosette name={rosette} size="plate" />
        </div>
      </div>
      <div className="relative mt-16 lg:mt-0 lg:ml-[33%] lg:pl-6">
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
