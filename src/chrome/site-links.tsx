import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { serviceGroups } from '../site/page-info.ts';
import { routes } from '../site/routes.ts';
import type { Route } from '../site/routes.ts';
import { PageLink } from './page-link.tsx';
import * as m from '../messages/site.ts';
import * as common from '../messages/common.ts';

/** All pages but the search page, which every header links to. */
const pages = (routes as readonly Route[]).filter((row) => !row.group && !row.unlisted && !row.unlinked);

/** Links to all pages but the services. With `ServiceLinks` they are the menu of a page without JavaScript. */
export function UsefulLinks() {
  return (
    <nav id="site-nav" aria-label={m.siteLinks}>
      <PhoneDisclosure label={m.usefulLinks} variant="footer">
        <h2 className="mb-[0.7rem] text-note text-primary italic max-sm:hidden">{m.usefulLinks}</h2>
        <ul
          role="list"
          className="max-sm:pt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4"
        >
          {pages.map(({ path, label }) => (
            <li key={path}>
              <PageLink to={path} variant="footer">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <a
              href="#all-services"
              className="flex min-h-tap items-center border-b-hair border-footer-border py-1.5 leading-tight text-footer-foreground hover:underline underline-offset-[.25em]"
            >
              {m.allServices}
            </a>
          </li>
        </ul>
      </PhoneDisclosure>
    </nav>
  );
}

export function ServiceLinks() {
  return (
    <nav
      id="all-services"
      aria-label={common.services}
      className="sm:border-t-hair sm:border-footer-border sm:py-7"
    >
      <PhoneDisclosure label={m.allServices} variant="footer">
        <div className="grid gap-x-6 nav:gap-x-10 gap-y-6 max-sm:py-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
          {serviceGroups.map(({ name, services }) => (
            <div key={name} className="row-span-2 grid subgrid-rows gap-y-0">
              <h2 className="mb-[0.7rem] text-note text-primary italic self-end">{name}</h2>
              <ul role="list">
                {services.map(({ path, label }) => (
                  <li key={path}>
                    <PageLink to={path} variant="footer">
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </PhoneDisclosure>
    </nav>
  );
}
