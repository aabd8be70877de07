import { use } from 'react';
import { BandArt } from '../components/band-art.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { isPageMark, getRosette } from '../site/page-info.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { CallButton } from './call-button.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface CallToActionProps {
  title: string;
  text: string;
  action: { label: string; to: To };
  /** The rosette in the background of Home. Each other page has a rosette of its own (`getRosette`). */
  rosette?: RosetteName;
  /** Whether the phone number is next to the action. The default is true. */
  hasPhone?: boolean;
  /** Points in columns below the action. They replace the rosette in the background. */
  points?: readonly { title: string; text: string }[];
}

/** A dark section with one action. */
export function CallToAction({ title, text, action, rosette, hasPhone = true, points }: CallToActionProps) {
  const page = use(CurrentPage);
  const name = (page && getRosette(page)) ?? rosette;
  return (
    <section
      className={`relative overflow-clip bg-secondary on-secondary text-secondary-foreground ${points ? '' : 'print:hidden'}`}
    >
      <div className="waves" aria-hidden="true" />
      {!points && name && (
        <BandArt
          name={name}
          variant={isPageMark(name) ? 'complete' : 'faded'}
          className={`[--ros-b:var(--secondary-border)] ${isPageMark(name) ? 'max-lg:hidden' : 'max-sm:hidden'}`}
        />
      )}
      {/* In wide windows, the action is on the right if there are points. Otherwise the rosette is there. */}
      <div
        className={`relative wrap grid items-center gap-x-12 gap-y-6 py-band print:block ${points ? 'lg:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
      >
        <div>
          <h2 className="max-w-[16em] font-display text-h2">{preventRangeWraps(title)}</h2>
          <p className="mt-3 max-w-152 text-lg text-secondary-foreground-soft">{preventRangeWraps(text)}</p>
        </div>
        <div className="flex flex-wrap gap-4 max-sm:grid print:hidden">
          <Link to={action.to} variant="button">
            {action.label}
          </Link>
          {hasPhone && <CallButton />}
        </div>
        {points && (
          <ul
            role="list"
            className="grid gap-x-8 gap-y-4 lg:col-span-2 lg:grid-cols-3 print:mt-4 print:grid-cols-3"
          >
            {points.map((point) => (
              <li key={point.title} className="border-t-hair border-secondary-border pt-3">
                <h3 className="font-display text-h3 font-bold">{preventRangeWraps(point.title)}</h3>
                <p className="mt-1 text-secondary-foreground-soft">{point.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
