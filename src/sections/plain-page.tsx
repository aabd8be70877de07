import type { ReactNode } from 'react';

interface PlainPageProps {
  title: string;
  /** Stands beside the words; under them where there is no room. */
  art?: ReactNode;
  children: ReactNode;
}

/** A page of a few sentences: heading and prose, and a piece of art if it has one. */
export function PlainPage({ title, art, children }: PlainPageProps) {
  return (
    <section
      className={`wrap py-section ${art ? 'grid items-center gap-aside md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_30rem]' : ''}`}
    >
      <div>
        <h1 className="font-display text-h1-banner">{title}</h1>
        <div className="mt-6 grid max-w-text gap-4 text-lead text-ink-soft">{children}</div>
      </div>
      {art}
    </section>
  );
}
