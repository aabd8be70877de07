import type { ReactNode } from 'react';

interface PlainPageProps {
  title: string;
  /** Art next to the text. In a narrow window, it is below the text. */
  art?: ReactNode;
  children: ReactNode;
}

/** A page of a few sentences. */
export function PlainPage({ title, art, children }: PlainPageProps) {
  return (
    <section
      className={`wrap py-section ${art ? 'grid items-center gap-aside md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_30rem]' : ''}`}
    >
      <div>
        <h1 className="font-display text-h1-banner">{title}</h1>
        <div className="mt-6 grid max-w-text gap-4 text-lg text-foreground-soft">{children}</div>
      </div>
      {art}
    </section>
  );
}
