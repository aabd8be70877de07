import { useId } from 'react';
import { serviceGroups } from '../site/page-info.ts';
import { guides, menu } from '../site/menu.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { DrawerSubmenu } from './drawer-submenu.tsx';
import type { Submenu } from './drawer-submenu.tsx';
import type { SingleOpenPanel } from './single-open-panel.ts';
import { PageLink } from './page-link.tsx';
import * as words from '#words/site.json';

/** The submenu of Services: the services by group. */
function DrawerServices() {
  const id = useId();
  return serviceGroups.map(({ name, services }, index) => (
    <div key={name}>
      {/* The text also names the list. `aria-hidden` prevents screen readers from announcing it twice. */}
      <p
        id={`${id}-${index}`}
        aria-hidden="true"
        className="px-gutter pt-3.5 pb-1 font-display text-lg leading-snug text-highlight italic"
      >
        {name}
      </p>
      <ul role="list" aria-labelledby={`${id}-${index}`}>
        {services.map(({ path, label, icon }) => (
          <li key={path}>
            <PageLink to={path} variant="service" icon={icon}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The items of the mobile menu. Some open a submenu. */
export function DrawerList({ openSubmenu }: { openSubmenu: SingleOpenPanel<Submenu> }) {
  return (
    <nav {...lazyRoot} aria-label={words.menu}>
      <ul role="list">
        {menu.map((entry) =>
          'path' in entry ? (
            <li key={entry.label}>
              <PageLink to={entry.path} variant="drawer">
                {entry.label}
              </PageLink>
            </li>
          ) : (
            <DrawerSubmenu key={entry.label} label={entry.label} openSubmenu={openSubmenu}>
              {'services' in entry ? (
                <DrawerServices />
              ) : (
                <ul role="list">
                  {entry.pages.map(({ path, label }) => (
                    <li key={path}>
                      <PageLink to={path} variant="drawer-page">
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              )}
            </DrawerSubmenu>
          ),
        )}
        {guides.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} variant="drawer">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
