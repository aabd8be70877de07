import type { ReactNode } from 'react';
import { figureFrame } from './figure-frame.tsx';

interface SideNoteProps {
  title: string;
  /** Running text and lists. */
  children: ReactNode;
}

/** A framed note beside the text, such as a list of things to bring. */
export function SideNote({ title, children }: SideNoteProps) {
  return (
    <section className={figureFrame}>
      <div className="cut bg-card" aria-hidden="true" />
      <div className="prose relative">
        <h3 className="mb-4 border-b-frame border-highlight pb-2 font-display text-h3 font-bold">{title}</h3>
        {children}
      </div>
    </section>
  );
}
