import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';

interface ClauseListProps {
  rosette: RosetteName;
  /** Name and meaning of each clause. */
  clauses: readonly (readonly [name: string, meaning: string])[];
}

/** The clauses of an insurance policy on a sheet with a rosette, half of which shows at the edge of a wide one. */
export function ClauseList({ rosette, clauses }: ClauseListProps) {
  return (
    <div className="frame figure-frame">
      <div className="cut bg-card" aria-hidden="true">
        <div className="cut">
          <div className="absolute inset-x-0 top-1 mx-auto w-28 lg:top-1/2 lg:right-[68%] lg:left-auto lg:w-136 lg:[translate:0_-50%]">
            <Rosette name={rosette} size="plate" />
          </div>
        </div>
      </div>
      <div className="relative mt-28 lg:mt-0 lg:ml-[36%]">
        <dl className="rule-account">
          {clauses.map(([name, meaning]) => (
            <div key={name} className="border-t-hair border-border py-2.5 first:border-t-0 sm:py-4">
              <dt className="font-display text-xl font-bold">{name}</dt>
              <dd className="mt-0.5 text-detail text-foreground-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
