import { Seal } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';

interface DepartmentCardsProps {
  departments: readonly { title: string; text: string; rosette: RosetteName }[];
}

/** The teams of the firm, styled as staff passes. */
export function DepartmentCards({ departments }: DepartmentCardsProps) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {departments.map(({ title, text, rosette }) => (
        <li
          key={title}
          className="flex flex-col items-center border-hair border-b-page border-brand bg-card px-3 pt-3 pb-5 text-center sm:px-6"
        >
          <svg
            viewBox="0 0 48 10"
            className="w-14 fill-none stroke-brand forced-colors:[--brand:CanvasText]"
            aria-hidden="true"
          >
            <rect x="1" y="1" width="46" height="8" rx="4" />
          </svg>
          <span className="mt-4 mb-2 size-16" aria-hidden="true">
            <Seal name={rosette} />
          </span>
          <h3 className="font-display text-h3 font-bold text-balance">{title}</h3>
          <p className="mt-2 border-t-hair border-border pt-2 text-detail text-foreground-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
