import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { routes } from '../site/routes.ts';
import { menuItemClass, PageLink } from './page-link.tsx';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

/** The pages that the footer lists besides the services. */
const pages = routes.filter((page) => !page.group && !page.unlisted && !page.isOmittedFromFooter);

const services = routes.filter((page) => page.group);

/** Links to pages that are not services. Without JavaScript, the links in the footer replace the mobile menu. */
export function UsefulLinks() {
  return (
    <nav id="site-nav" aria-label={words.siteLinks} className="sm:max-xl:col-span-full">
      <PhoneDisclosure label={words.usefulLinks} variant="footer">
        <h2 className="mb-1 text-note text-primary-bright italic max-sm:hidden">{words.usefulLinks}</h2>
        <ul
          role="list"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 max-sm:py-5 xl:grid-cols-4"
        >
          {pages.map(({ path, label }) => (
            <li key={path}>
              <PageLink to={path} variant="footer">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <a href="#all-services" className={menuItemClass.footer}>
              {words.allServices}
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
      className="sm:border-t-hair sm:border-footer-border sm:pt-2"
    >
      <PhoneDisclosure label={words.allServices} variant="footer">
        <h2 className="mb-1 text-note text-primary-bright italic max-sm:hidden">{words.allServices}</h2>
        <ul role="list" className="grid gap-x-4 max-sm:py-5 sm:grid-cols-2 lg:grid-cols-4">
          {services.map(({ path, label }) => (
            <li key={path}>
              <PageLink to={path} variant="footer">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </PhoneDisclosure>
    </nav>
  );
}
