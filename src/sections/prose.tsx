import type { ReactNode } from 'react';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface ProseProps {
  id?: string;
  title?: string;
  /** The first paragraph, in larger type. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** Running text with an optional title. The paragraphs, lists and h3 in it need no classes. */
export function Prose({ id, title, intro, children }: ProseProps) {
  return (
    <section id={id} className="prose min-w-0">
      {title && <h2 className="slab-rule pt-5 font-display text-h2-prose">{preventRangeWraps(title)}</h2>}
      {intro && <p className="max-w-text text-lg text-foreground-soft">{preventRangeWraps(intro)}</p>}
      {children}
    </section>
  );
}
