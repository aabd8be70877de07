import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, serviceGroups } from '../site/page-info.ts';
import { menu } from '../site/menu.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { MegaMenu } from './mega-menu.tsx';
import { NavDisclosure } from './nav-disclosure.tsx';
import type { NavItem } from './nav-disclosure.tsx';
import { SingleOpenPanel } from './single-open-panel.ts';
import { PageLink } from './page-link.tsx';
import { useAfterNavigation } from '../components/use-after-navigation.ts';
import { useLayoutChange } from './viewport.ts';
import * as words from '#words/site.json';

const services = serviceGroups.flatMap((group) => group.services);

// This element is a constant, so that React does not render it again after a navigation.
const megaMenu = <MegaMenu />;

/** The items of the navigation bar. Escape, a press outside and a navigation close an open panel (NV6). */
export function SiteMenu() {
  const page = findRoute(useLocation().pathname);
  const [openPanel] = useState(() => new SingleOpenPanel<NavItem>());
  const close = () => openPanel.current?.close();

  useAfterNavigation(close);
  // When the bar replaces the mobile menu, an item can appear under the pointer. Hover opens no panel until the pointer
  // moves.
  const isPointerIdle = useRef(false);
  useLayoutChange(() => {
    close();
    isPointerIdle.current = true;
  });
  useEffect(() => {
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) openPanel.current?.dismiss();
    };
    const handlePressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !openPanel.current?.element.contains(target)) openPanel.current?.close();
    };
    const handleMove = () => {
      isPointerIdle.current = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointermove', handleMove, { passive: true, signal });
    document.addEventListener('keydown', handleEscape, { signal });
    document.addEventListener('pointerdown', handlePressOutside, { signal });
    return () => controller.abort();
  }, [openPanel]);

  return (
    <nav {...lazyRoot} aria-label={words.mainMenu} className="hidden min-w-0 self-stretch nav:flex">
      <ul role="list" className="flex flex-wrap justify-center gap-0.5">
        {menu.map((entry) => {
          if ('path' in entry) {
            return (
              <li key={entry.label} className="flex items-center">
                <PageLink to={entry.path} variant="bar">
                  {entry.label}
                </PageLink>
              </li>
            );
          }
          const pages = 'services' in entry ? services : entry.pages;
          const sharedProps = {
            label: entry.label,
            openPanel,
            isPointerIdle,
            isCurrent: pages.some((entryPage) => entryPage === page),
          };
          return 'services' in entry ? (
            <NavDisclosure key={entry.label} {...sharedProps} width="full">
              {megaMenu}
            </NavDisclosure>
          ) : (
            <NavDisclosure key={entry.label} {...sharedProps} width="narrow">
              <ul role="list">
                {entry.pages.map(({ path, label }) => (
                  <li key={path}>
                    <PageLink to={path} variant="submenu">
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </NavDisclosure>
          );
        })}
      </ul>
    </nav>
  );
}
