import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { SectionHead } from './section-head.tsx';

interface Reason {
  title: string;
  text: string;
  /** The figure and what it measures: every promise stands beside its number. */
  value: string;
  measure: string;
}

interface ReasonsProps {
  note: string;
  title: string;
  lead: string;
  reasons: readonly Reason[];
  action?: { label: string; to: To };
}

/** Reasons as the rows of a ledger, each with its amount in the tinted column. */
export function Reasons({ note, title, lead, reasons, action }: ReasonsProps) {
  return (
    <section className="wrap grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-8 py-section lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div>
        <SectionHead note={note} title={title} lead={lead} layout="stacked" />
        {action && (
          <p className="mt-6">
            <Link to={action.to} look="outline">
              {action.label}
            </Link>
          </p>
        )}
      </div>
      <ol role="list" className="rule-account">
        {reasons.map((reason, index) => (
          <li
            key={reason.title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 border-t-hair border-rule first:border-t-0 sm:grid-cols-[2.75rem_minmax(0,1fr)_14rem]"
          >
            <span className="py-4 font-display text-h3 font-bold text-saffron" aria-hidden="true">
              {index + 1}
            </span>
            <div className="py-4">
              <h3 className="font-display text-h3 font-bold">{reason.title}</h3>
              <p className="mt-1.5 max-w-136 text-ink-soft">{reason.text}</p>
            </div>
            <p className="col-start-2 mb-4 border-l-mark border-edge bg-ledger px-5 py-2 sm:col-start-3 sm:mb-0 sm:border-l-hair sm:py-4 sm:text-right">
              <b className="font-display sm:block text-amount text-engrave">{reason.value}</b>{' '}
              <span className="text-caption sm:block text-ink-mute">{reason.measure}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
