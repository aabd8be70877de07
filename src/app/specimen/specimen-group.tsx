import type { ReactNode } from 'react';

/** A group of components with a heading. `id` is the target of links to the group. */
export function SpecimenGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="border-t-hair border-input py-section">
      <div className="wrap">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      {children}
    </section>
  );
}

interface CaseProps {
  /** The name and the variant of the component. */
  name: string;
  /** Whether the component is as wide as the page and has its own margins. */
  wide?: boolean;
  children: ReactNode;
}

/** Shows a component below its name. */
export function Case({ name, wide = false, children }: CaseProps) {
  return (
    <div className="pt-8">
      <p className="wrap pb-3 text-sm font-semibold text-highlight">{name}</p>
      <div className={wide ? '' : 'wrap'}>{children}</div>
    </div>
  );
}
