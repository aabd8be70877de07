import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import type { Step } from './steps.tsx';

/** A process in order: numbered discs joined by a dashed line. */
export function StepsList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className="steps-list">
      {steps.map(({ title, text, when }, index) => (
        <li key={title}>
          <span className="steps-list-disc" aria-hidden="true">
            {index + 1}
          </span>
          {when && <p className="text-sm font-semibold text-highlight">{noWrapRanges(when)}</p>}
          <h3 className="font-display text-h3 font-bold">{title}</h3>
          <p className="max-w-text text-detail text-foreground-soft">{noWrapRanges(text)}</p>
        </li>
      ))}
    </ol>
  );
}
