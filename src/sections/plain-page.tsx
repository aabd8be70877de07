import type { ReactNode } from 'react';

/** A page of a few sentences: heading and prose, nothing else. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap py-section">
      <h1 tabIndex={-1} className="font-display text-h1-banner">
        {title}
      </h1>
      <div className="mt-6 grid max-w-text gap-4 text-lead text-ink-soft">{children}</div>
    </section>
  );
}
