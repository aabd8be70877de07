import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import { afterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { replaceUrl } from '../runtime/replace-url.ts';
import { closedInHtml, closeUntilFound, untilFoundClasses, useRevealedElements } from './use-until-found.ts';

export interface TabItem {
  /** Identifies the tab in the URL (`?tab=key`) and its panel (`#name-key`). */
  key: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Prefix of the panels' ids. */
  name: string;
  items: readonly TabItem[];
}

const URL_PARAMETER = 'tab';

/** Classes of a tab: two columns on phones, four on wider screens, with lines between them. */
const tabClasses =
  'relative min-h-15 bg-muted px-[0.6rem] py-2 text-sm/[1.2] font-semibold text-foreground-soft hover:bg-accent hover:text-foreground focus-visible:z-1 max-sm:even:border-l-hair max-sm:nth-[n+3]:border-t-hair sm:not-first:border-l-hair data-selected:bg-card data-selected:text-foreground data-selected:[box-shadow:0_2px_0_var(--card)] data-selected:before:absolute data-selected:before:inset-x-0 data-selected:before:top-0 data-selected:before:h-bar data-selected:before:bg-primary forced-colors:data-selected:not-focus-visible:-outline-offset-4 forced-colors:data-selected:not-focus-visible:[outline:3px_solid_Highlight]';

/** Classes inside the wrapper of a panel. The wrapper itself has no padding: `until-found` would keep it visible. */
const panelClasses = 'p-[clamp(1.25rem,3vw,2.25rem)] group-not-first/panel:border-t-frame border-brand';

/** Swaps the arrow keys in a right-to-left page, which Headless UI does not support. */
function mirrorArrows(event: KeyboardEvent) {
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  if (!mirrored || !event.isTrusted || getComputedStyle(event.currentTarget).direction !== 'rtl') return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key: mirrored, bubbles: true }));
}

/** Keeps PageUp and PageDown from Headless UI, which handles them as Home and End: they scroll the page (TB1). */
function ignoreScrollKeys(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation();
}

const panelsOf = (root: RefObject<Element | null>) => [
  ...(root.current?.querySelectorAll('[data-tab-panel]') ?? []),
];
const indexOf = (root: RefObject<Element | null>, panel: Element) => panelsOf(root).indexOf(panel);

/** Returns the item that the URL names, and the id of its panel if the fragment names it. */
function itemInUrl(name: string, items: readonly TabItem[]) {
  const key = new URLSearchParams(location.search).get(URL_PARAMETER);
  const byHash = items.findIndex((item) => location.hash === `#${name}-${item.key}`);
  return byHash < 0
    ? { index: items.findIndex((item) => item.key === key) }
    : { index: byHash, id: location.hash.slice(1) };
}

function writeToUrl(key: string) {
  const url = new URL(location.href);
  url.searchParams.set(URL_PARAMETER, key);
  url.hash = '';
  replaceUrl(url);
}

// Adds ARIA attributes to the prerendered HTML: Headless UI sets them only in the browser.
const TabButton = ({ controls, ...rest }: ComponentProps<'button'> & { controls: string }) => (
  <button {...rest} type="button" aria-controls={controls} />
);
const Panel = ({ label, ...rest }: ComponentProps<'div'> & { label: string }) => {
  const isSelected = 'data-selected' in rest;
  // Hides a wrapper, not the panel: `until-found` hides only content, so browsers would expose an empty tabpanel.
  return (
    <div
      data-tab-panel=""
      className={`group/panel ${untilFoundClasses}`}
      data-selected={isSelected ? '' : undefined}
      {...closedInHtml(!isSelected)}
    >
      <div {...rest} className={panelClasses} aria-labelledby={label} />
    </div>
  );
};

/**
 * Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). The HTML contains all panels, each with its own heading: they
 * are readable without JavaScript, keep their form values while hidden, and can be reached by find-in-page and links.
 * Panels are not tab stops, because each starts with a control.
 */
export function Tabs({ label, name, items }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const selectedByPointer = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  useRevealedElements(root, '[data-tab-panel]:not([data-selected])', (panel) =>
    setSelected(indexOf(root, panel)),
  );
  useLayoutEffect(() => {
    for (const panel of panelsOf(root)) {
      if (indexOf(root, panel) === selected) panel.removeAttribute('hidden');
      else closeUntilFound(panel);
    }
  }, [selected]);

  useEffect(() => {
    const selectFromUrl = () => {
      const { index, id } = itemInUrl(name, items);
      if (index < 0) return;
      setSelected(index);
      // Scrolls after the panel is shown, because the browser cannot scroll to a hidden panel.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    selectFromUrl();
    addEventListener('hashchange', selectFromUrl);
    addEventListener('popstate', selectFromUrl);
    return () => {
      removeEventListener('hashchange', selectFromUrl);
      removeEventListener('popstate', selectFromUrl);
    };
  }, [name, items]);

  const select = (index: number) => {
    const item = items[index];
    if (!item) return;
    const show = () => {
      setSelected(index);
      writeToUrl(item.key);
    };
    // After a key press, selects the tab immediately: screen readers announce the focused tab with its state.
    if (selectedByPointer.current) afterPaint(show);
    else show();
  };

  return (
    // Hides a focusable button that Headless UI renders until its tabs are registered. Before hydration it has no use.
    <div ref={root} data-lazy="" className="[&>button]:hidden">
      <TabGroup as="div" selectedIndex={selected} onChange={select}>
        <div
          data-needs-script=""
          onClickCapture={() => {
            selectedByPointer.current = true;
          }}
          onKeyDownCapture={(event) => {
            selectedByPointer.current = false;
            ignoreScrollKeys(event);
            mirrorArrows(event);
          }}
        >
          <TabList
            aria-label={label}
            className="grid grid-cols-2 border-b-control border-brand sm:grid-cols-4"
          >
            {items.map(({ key, title }) => (
              <Tab
                key={key}
                as={TabButton}
                id={`${name}-${key}-tab`}
                controls={`${name}-${key}`}
                className={tabClasses}
              >
                {title}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanels>
          {items.map(({ key, title, panel }) => (
            <TabPanel
              key={key}
              as={Panel}
              id={`${name}-${key}`}
              label={`${name}-${key}-tab`}
              static
              tabIndex={-1}
            >
              <h3 className="mb-5 font-display text-h3 font-bold">{title}</h3>
              {panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  );
}
