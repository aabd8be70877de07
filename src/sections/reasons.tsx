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
    <section className="wrap grid gap-x-aside gap-y-stack py-section nav:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div>
        <SectionHead note={note} title={title} lead={lead} layout="stacked" />
        {action && (
          <p className="mt-apart">
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
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t-hair py-2.5 sm:gap-x-5 sm:py-0 border-rule first:border-t-0 sm:grid-cols-[2.75rem_minmax(0,1fr)_14rem]"
          >
            <span className="font-display text-h3 font-bold text-saffron sm:py-4" aria-hidden="true">
              {index + 1}
            </span>
            <div className="sm:py-4">
              <h3 className="font-display text-h3 font-bold">{reason.title}</h3>
              <p className="mt-1 max-w-136 text-detail text-ink-soft">{reason.text}</p>
            </div>
            <p className="col-start-2 mt-1.5 border-l-mark border-edge bg-ledger px-3 py-1 leading-snug sm:col-start-3 sm:mt-0 sm:border-l-hair sm:px-5 sm:py-4 sm:text-right">
              <b className="font-display sm:block text-amount text-engrave">{reason.value}</b>{' '}
              <span className="text-caption sm:block text-ink-mute">{reason.measure}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
