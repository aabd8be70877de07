import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { isSample } from '../site/sample.ts';
import { SectionHead } from './section-head.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

export interface Step {
  title: string;
  text: string;
  /** A drawing that replaces the number. */
  drawing?: ReactNode;
  /** When the step happens or how long it takes, in words. */
  when?: string;
}

interface StepsProps {
  id?: string;
  note?: string;
  title: string;
  intro?: string;
  steps: readonly Step[];
  /** The names of the two halves of the steps. If given, each half is a separate strip with its name in the margin. */
  halves?: readonly [string, string];
  /** Content below the strip. */
  children?: ReactNode;
}

/** The steps of a process, styled as a perforated strip. */
export function Steps({ id, note, title, intro, steps, halves, children }: StepsProps) {
  const half = Math.ceil(steps.length / 2);
  return (
    <section id={id} className="wrap py-section">
      <SectionHead note={note} title={title} {...(intro && { intro })} />
      {halves ? (
        <div className="grid gap-6">
          {halves.map((name, index) => (
            <div key={name} className="grid gap-x-8 gap-y-2 nav:grid-cols-4">
              <p className={`${noteClasses} nav:pt-8`}>{name}</p>
              <div className="nav:col-span-3">
                <Strip steps={index ? steps.slice(half) : steps.slice(0, half)} from={index ? half + 1 : 1} />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <Strip steps={steps} />
      )}
      {children && <div className="prose mt-apart">{children}</div>}
    </section>
  );
}

/** A framed strip of steps. `from` is the number of the first step in the strip. */
function Strip({ steps, from = 1 }: { steps: readonly Step[]; from?: number }) {
  return (
    <div className="frame">
      <FrameBackground />
      <ol
        role="list"
        start={from}
        className={`relative grid max-sm:py-3 lg:auto-cols-fr lg:grid-flow-col ${steps.length % 2 ? '' : 'steps md:max-lg:grid-cols-2'}`}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative px-apart py-3 max-lg:flex max-lg:gap-4 sm:py-7 lg:max-nav:px-5 ${index > 0 ? 'perforation-xy' : ''}`}
          >
            {step.drawing ? (
              <div className="mb-3.5 w-28 max-w-72 flex-none lg:w-full" aria-hidden="true">
                {step.drawing}
              </div>
            ) : (
              <span
                className="mb-3.5 block min-w-8 fig font-display text-figure-band font-bold"
                aria-hidden="true"
              >
                {from + index}
              </span>
            )}
            <div>
              {step.when && (
                <p className="mb-1.5 text-sm font-semibold text-highlight">
                  {step.when}
                  {isSample(step) && <SampleMark />}
                </p>
              )}
              <h3 className="font-display text-h3 font-bold">{preventRangeWraps(step.title)}</h3>
              <p className="mt-1 text-sm text-foreground-soft">{preventRangeWraps(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
