import { useId } from 'react';
import { getMenuColumnClasses } from '../components/group-columns.ts';
import { Link } from '../components/link.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { serviceGroups } from '../site/page-info.ts';
import { firm } from '../site/firm.ts';
import { belowServices, guides } from '../site/menu.ts';
import { PageLink } from './page-link.tsx';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

/** Classes that make all rows of a list equally high, if all groups have the same number of services. */
const equalRowClasses =
  new Set(serviceGroups.map(({ services }) => services.length)).size === 1 ? 'grid auto-rows-fr' : '';

/** The class of the gap between rows of groups. More than four groups need a second row. */
const rowGapClass = serviceGroups.length > 4 ? 'gap-y-8' : '';

/** The content of the panel of Services: the services by group, and links to the calculators and guides. */
export function MegaMenu() {
  const id = useId();
  return (
    <div className="wrap">
      <div
        className={`grid gap-x-12 ${rowGapClass} pt-8 pb-5 [clip-path:inset(-1rem)] ${getMenuColumnClasses(serviceGroups.length)}`}
      >
        {serviceGroups.map(({ name, services }, index) => (
          <div
            key={name}
            className="relative row-span-2 grid subgrid-rows gap-y-0 not-first:before:absolute not-first:before:inset-y-0 not-first:before:-left-6 not-first:before:border-l-hair not-first:before:border-border"
          >
            {/* The text also names the list. `aria-hidden` prevents screen readers from announcing it twice. */}
            <p
              id={`${id}-${index}`}
              aria-hidden="true"
              className="mb-1.5 self-end border-b-hair border-input pb-2.5 font-display text-lg text-highlight italic"
            >
              {name}
            </p>
            <ul role="list" aria-labelledby={`${id}-${index}`} className={equalRowClasses}>
              {services.map(({ path, label, summary, icon }) => (
                <li key={path} className="border-b-hair border-border last:border-b-0">
                  <PageLink to={path} variant="mega" icon={icon}>
                    <span className="self-end text-control leading-tight font-semibold underline-offset-[.25em] group-hover:underline group-focus-visible:underline group-current:underline">
                      {label}
                    </span>{' '}
                    <span className="self-start text-xs leading-snug text-muted-foreground">{summary}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t-hair border-input py-2 text-foreground-soft">
        <ul role="list" aria-label={common.calculatorsAndGuides} className="flex flex-wrap gap-x-5">
          {[belowServices, ...guides].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} variant="line">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          {`${words.notSure} `}
          <a
            href={createTelUrl(firm.phone)}
            className="inline-flex min-h-tap items-center font-semibold text-foreground underline underline-offset-[.25em]"
          >
            <span>{common.callPrefix + firm.phone}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
