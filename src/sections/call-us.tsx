import { Link } from '../components/link.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import type { To } from '../site/routes.ts';
import * as common from '#words/common.json';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface CallUsProps {
  title: string;
  text: string;
  action: { label: string; to: To };
}

/** A section with the phone number in large type, and a button for visitors who prefer not to call. */
export function CallUs({ title, text, action }: CallUsProps) {
  return (
    <section className="border-y-hair border-input bg-accent">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-band lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div>
          <h2 className="font-display text-h2-prose">{title}</h2>
          <p className="mt-2 max-w-128 text-foreground-soft">{preventRangeWraps(text)}</p>
        </div>
        <p>
          <a
            href={createTelUrl(firm.phone)}
            className="inline-flex min-h-control items-center font-display text-h2 text-brand underline decoration-link underline-offset-[.2em] hover:decoration-mark"
          >
            <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
            {firm.phone}
          </a>
        </p>
        <div>
          <Link to={action.to} variant="button">
            {action.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
