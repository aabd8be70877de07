import type { ReactNode } from 'react';
import { noteClasses } from '../components/note-classes.ts';

interface ArticleProps {
  id?: string;
  /** A short italic line above the title. */
  note: string;
  title: string;
  /** A picture or a table between the title and the text. */
  figure?: ReactNode;
  /** Whether the text has two columns in wide windows. */
  isWide?: boolean;
  children: ReactNode;
}

/** A short article inside a page. */
export function Article({ id, note, title, figure, isWide, children }: ArticleProps) {
  return (
    <article id={id}>
      <header className="slab-rule grid gap-y-2 pt-5">
        <p className={noteClasses}>{note}</p>
        <h2 className="font-display text-h2">{title}</h2>
      </header>
      {figure && <div className="mt-6">{figure}</div>}
      <div className={`prose mt-6 ${isWide ? 'gap-x-aside nav:columns-2' : ''}`}>{children}</div>
    </article>
  );
}
