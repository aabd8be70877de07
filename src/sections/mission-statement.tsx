import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { Rosette } from '../components/rosette.tsx';
import { noteClasses } from '../components/note-classes.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { Checklist } from './checklist.tsx';
import type { CheckItems } from './checklist.tsx';

interface MissionStatementProps {
  title: string;
  /** The mission or vision in one sentence. */
  statement: string;
  points: CheckItems;
  rosette: RosetteName;
  /** Content below the framed statement. */
  children?: ReactNode;
}

/** A mission or vision statement in large type, with points below it. */
export function MissionStatement({ title, statement, points, rosette, children }: MissionStatementProps) {
  return (
    <section className="bg-muted">
      <div className="wrap py-section">
        <div className="frame px-[clamp(1.5rem,5vw,4rem)] py-[clamp(2.25rem,5vw,4rem)] print:break-inside-avoid">
          <FrameBackground />
          <div className="relative grid items-center gap-x-14 gap-y-7 lg:grid-cols-[14rem_minmax(0,1fr)]">
            <div className="mx-auto w-36 max-w-full lg:w-full print:hidden" aria-hidden="true">
              <Rosette name={rosette} size="medallion" />
            </div>
            <div>
              <h2 className={noteClasses}>{title}</h2>
              <p className="mt-2 max-w-[22em] font-display text-h2-prose text-balance">{statement}</p>
            </div>
            <div className="lg:col-span-2">
              <Checklist items={points} columns={3} />
            </div>
          </div>
        </div>
        {children && <div className="mt-stack">{children}</div>}
      </div>
    </section>
  );
}
