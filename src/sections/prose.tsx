import type { ReactNode } from 'react';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

interface ProseProps {
  /** Makes it the target of in-page links. */
  id?: string;
  title?: string;
  /** First paragraph, set larger. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** Running text with its title under a slab rule; paragraphs, lists and h3 inside need no class. */
export function Prose({ id, title, lead, children }: ProseProps) {
  return (
    <section id={id} className="prose min-w-0">
      {title && <h2 className="slab-rule pt-5 font-display text-h2-prose">{noWrapRanges(title)}</h2>}
      {lead && <p className="max-w-text text-lead text-ink-soft">{noWrapRanges(lead)}</p>}
      {children}
    </section>
  );
}
