import { FrameBackground } from '../components/frame-background.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

export interface Plan {
  name: string;
  text: string;
  features: readonly string[];
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
            <div>
              <h3 className="font-display text-h3 font-bold">{plan.name}</h3>
              <p className="mt-close text-foreground-soft">{plan.text}</p>
            </div>
            <PlanFeatures plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanFeatures({ plan: { name, features, action } }: { plan: Plan }) {
  return (
    <div className="flex flex-col">
      <ul role="list" className="mt-close mb-apart rule-account">
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[auto_1fr] gap-3 border-t-hair border-border py-2 leading-snug first:border-t-0 [&>.icon]:mt-0.5"
          >
            <Icon name="check" tone="brand" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <Link to={action.to} variant="outline" about={formatMessage(words.forPlan, { plan: name })}>
          {action.label}
        </Link>
        <p className="mt-1 text-center text-xs text-muted-foreground print:hidden">{words.notAPayment}</p>
      </div>
    </div>
  );
}
