import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import type { Step } from './steps.tsx';

const stepClasses =
  'relative min-h-[calc(var(--disc)+1rem)] pt-[0.35rem] pb-[clamp(0.75rem,3.4vw,2rem)] pl-[calc(var(--disc)+clamp(0.75rem,3vw,1.35rem))] not-last:before:absolute not-last:before:top-[calc(var(--disc)+0.2rem)] not-last:before:bottom-[0.2rem] not-last:before:left-[calc(var(--disc)/2-1px)] not-last:before:border-l-perforation not-last:before:border-brand-fine last:pb-0';

const discClasses =
  'double-circle absolute top-0 left-0 grid size-(--disc) place-items-center -outline-offset-6 font-display text-note/none font-bold text-brand sm:text-step';

/** The steps of a process. They have numbered discs with a dashed line between them. */
export function StepsList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className="[--disc:2.75rem] sm:[--disc:4.4rem]">
      {steps.map(({ title, text, when }, index) => (
        <li key={title} className={stepClasses}>
          <span className={discClasses} aria-hidden="true">
            {index + 1}
          </span>
          {when && <p className="text-sm font-semibold text-highlight">{preventRangeWraps(when)}</p>}
          <h3 className="font-display text-h3 font-bold">{preventRangeWraps(title)}</h3>
          <p className="max-w-text text-detail text-foreground-soft">{preventRangeWraps(text)}</p>
        </li>
      ))}
    </ol>
  );
}
