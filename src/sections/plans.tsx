import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { FigureText } from './figure-text.tsx';

export interface Plan {
  name: string;
  /** With its sign: '$25'. Left out where a plan is chosen by its terms. */
  price?: string;
  /** 'per month, $300 a year'; may go on in the next line. */
  per?: string;
  text?: string;
  features: readonly string[];
  badge?: string;
  action: { label: string; to: To };
}

/** Offers to choose from, each on a certificate; two or three side by side. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="@container">
      <ul role="list" className="plans">
        {plans.map((plan) => (
          <li key={plan.name} className="frame flex flex-col">
            <div className="cut bg-leaf" aria-hidden="true" />
            <PlanWords plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanWords({ plan: { name, price, per, text, features, badge, action } }: { plan: Plan }) {
  return (
    <div className="relative flex flex-1 flex-col p-apart">
      <h3 className="font-display text-h3 font-bold">{name}</h3>
      {price && (
        <p className="mt-3 font-display text-figure font-bold xs:whitespace-nowrap">
          <FigureText value={price} />{' '}
          {per && (
            <span className="ml-2 font-sans text-small font-normal tracking-[0] whitespace-normal text-ink-soft">
              {per}
            </span>
          )}
        </p>
      )}
      {badge && (
        <p className="mt-4 self-start border-plate border-on-marigold bg-marigold px-3 py-0.5 text-small font-semibold text-on-marigold">
          {badge}
        </p>
      )}
      {text && <p className="mt-close text-ink-soft">{text}</p>}
      <ul role="list" className="rule-account mt-close mb-apart">
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[auto_1fr] gap-3 border-t-hair border-rule py-2 leading-snug first:border-t-0 [&>.icon]:mt-0.5"
          >
            <Icon name="check" tone="engrave" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <Link to={action.to} look="outline" about={`for ${name}`}>
          {action.label}
        </Link>
      </div>
    </div>
  );
}
