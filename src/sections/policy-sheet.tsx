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
        <div className="policy-seal">
          <Rosette name={rosette} size="plate" />
        </div>
      </div>
      <div className="policy-words">
        <dl className="rule-account">
          {clauses.map(([name, meaning]) => (
            <div key={name} className="border-t-hair border-rule py-2.5 first:border-t-0 sm:py-4">
              <dt className="font-display text-question font-bold">{name}</dt>
              <dd className="mt-0.5 text-detail text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
