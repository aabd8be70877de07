import { PolicyParts, policyPartsView } from './drawings/policy-parts.tsx';
import { FrameBackground } from '../components/frame-background.tsx';
import { framedBlockClasses } from './framed-block-classes.ts';

interface ClauseListProps {
  /** The name and the meaning of each of the six clauses, in the order of the drawing. */
  clauses: readonly (readonly [name: string, meaning: string])[];
}

/** The numbered clauses of an insurance policy. The drawing of a policy next to them has the same numbers. */
export function ClauseList({ clauses }: ClauseListProps) {
  return (
    <div className={`${framedBlockClasses} print:break-inside-avoid`}>
      <FrameBackground />
      <div className="relative grid items-center gap-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <svg viewBox={policyPartsView} className="mx-auto w-full max-w-64" aria-hidden="true">
          <PolicyParts />
        </svg>
        <dl className="rule-account">
          {clauses.map(([name, meaning], index) => (
            <div key={name} className="border-t-hair border-border py-2.5 first:border-t-0">
              <dt className="font-display text-xl font-bold">
                <span className="mr-2 text-highlight" aria-hidden="true">
                  {index + 1}
                </span>
                {name}
              </dt>
              <dd className="mt-0.5 text-detail text-foreground-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
