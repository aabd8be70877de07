import { SampleMark } from '../components/sample-mark.tsx';
import { FrameBackground } from '../components/frame-background.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { FigureText } from './figure-text.tsx';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

export interface Plan {
  name: string;
  /** The price with its currency sign, such as '$25'. */
  price?: string;
  /** The billing period, such as 'per month, $300 a year'. */
  period?: string;
  text?: string;
  features: readonly string[];
  badge?: string;
  /** Whether the figures of the plan are samples. */
  sampled?: boolean;
  action: { label: string; to: To };
}

/** Plans from which the visitor can choose, side by side on a perforated sheet. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="frame">
      <FrameBackground />
      <ul
        role="list"
        className="relative grid max-sm:py-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr]"
      >
        {plans.map((plan, index) => (
          <li
            key={plan.name}
            className={`relative grid gap-x-aside px-apart py-apart md:max-lg:grid-cols-2 lg:row-span-2 lg:subgrid-rows ${index > 0 ? 'perforation-xy' : ''}`}
          >
            <PlanHeader plan={plan} />
            <PlanFeatures plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name and price of a plan. */
function PlanHeader({ plan: { name, price, period, text, badge, sampled } }: { plan: Plan }) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-h3 font-bold">{name}</h3>
        {badge && (
          <p className="text-sm font-semibold text-highlight">
            {badge}
            {sampled && <SampleMark />}
          </p>
        )}
      </div>
      {price && (
        <p className="mt-close flex items-center gap-4 font-display text-figure-band font-bold">
          <span>
            <FigureText value={price} />
            {sampled && <SampleMark />}
          </span>{' '}
          {period && (
            <span className="max-w-28 font-sans text-sm leading-tight font-semibold [letter-spacing:0] text-foreground-soft">
              {period}
            </span>
          )}
        </p>
      )}
      {text && <p className="mt-close text-foreground-soft">{text}</p>}
    </div>
  );
}

function PlanFeatures({ plan: { name, features, action, sampled } }: { plan: Plan }) {
  return (
    <div className="flex flex-col">
      <ul role="list" className="mt-close mb-apart rule-account">
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[auto_1fr] gap-3 border-t-hair border-border py-2 leading-snug first:border-t-0 [&>.icon]:mt-0.5"
          >
            <Icon name="check" tone="brand" />
            <span>
              {feature}
              {sampled && /^\d/.test(feature) && <SampleMark />}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <Link to={action.to} variant="outline" about={formatMessage(words.forPlan, { plan: name })}>
          {action.label}
        </Link>
        <p className="mt-1 text-center text-xs text-muted-foreground">{words.notAPayment}</p>
      </div>
    </div>
  );
}
