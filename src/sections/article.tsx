import type { ReactNode } from 'react';

interface ArticleProps {
  /** Makes it the target of in-page links. */
  id?: string;
  /** A few words in italics over the title. */
  note: string;
  title: string;
  /** Between head and text: a picture, a table. */
  figure?: ReactNode;
  /** Paragraphs, lists and h3. */
  children: ReactNode;
}

/** A piece of writing that stands by itself: head, picture, text. */
export function Article({ id, note, title, figure, children }: ArticleProps) {
  return (
    <article id={id}>
      <header className="slab-rule grid gap-y-2 pt-5">
        <p className="font-display text-note text-saffron italic">{note}</p>
        <h2 className="font-display text-h2">{title}</h2>
      </header>
      {figure && <div className="mt-6">{figure}</div>}
      <div className="prose mt-6">{children}</div>
    </article>
  );
}
