import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { framedBlockClasses } from './framed-block-classes.ts';

interface SideNoteProps {
  title: string;
  children: ReactNode;
}

/** A framed note next to a text, such as a list of things to bring. */
export function SideNote({ title, children }: SideNoteProps) {
  return (
    <section className={framedBlockClasses}>
      <FrameBackground />
      <div className="prose relative">
        <h3 className="mb-4 border-b-frame border-highlight pb-2 font-display text-h3 font-bold">{title}</h3>
        {children}
      </div>
    </section>
  );
}
