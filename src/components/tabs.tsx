import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { mirrorArrowKeys, stopPageKeys } from './tabs-keys.ts';
import { findTabInUrl, writeTabToUrl } from './tabs-url.ts';
import {
  getClosedAttributes,
  closeUntilFound,
  untilFoundClasses,
  useRevealedElements,
} from './use-until-found.ts';

interface TabItem {
  /** Identifies the tab in the URL (`?tab=key`) and its panel (`#name-key`). */
  key: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The prefix of the panels' ids. */
  name: string;
  items: readonly TabItem[];
}

/**
 * Classes of a tab, with lines between the tabs. There are two columns of tabs on phones, and four on wider screens.
 */
const tabClasses =
  'relative min-h-15 bg-muted px-[0.6rem] py-2 text-sm/[1.2] font-semibold text-foreground-soft hover:bg-accent hover:text-foreground focus-visible:z-1 max-sm:even:border-l-hair max-sm:nth-[n+3]:border-t-hair sm:not-first:border-l-hair data-selected:bg-card data-selected:text-foreground data-selected:[box-shadow:0_2px_0_var(--card)] data-selected:selected-bar data-selected:selected-outline';

/**
 * Classes of a panel. The wrapper of the panel has no padding, because `until-found` hides only the content of the
 * wrapper, and its padding would stay visible.
 */
const panelClasses = 'p-[clamp(1.25rem,3vw,2.25rem)] group-not-first/panel:border-t-frame border-brand';

const findPanels = (root: Element | null) => [...(root?.querySelectorAll('[data-tab-panel]') ?? [])];

// Headless UI sets `aria-controls` and `aria-labelledby` only in the browser. These two components also add them to the
// prerendered HTML.
const TabButton = ({ controls, ...rest }: ComponentProps<'button'> & { controls: string }) => (
  <button {...rest} type="button" aria-controls={controls} />
);
const Panel = ({ label, ...rest }: ComponentProps<'div'> & { label: string }) => {
  const isSelected = 'data-selected' in rest;
  // The wrapper is hidden instead of the panel. `until-found` hides only the content of an element, so browsers would
  // expose a hidden panel as an empty tabpanel.
  return (
    <div
      data-tab-panel=""
      className={`group/panel ${untilFoundClasses}`}
      data-selected={isSelected ? '' : undefined}
      {...getClosedAttributes(!isSelected)}
    >
      <div {...rest} className={panelClasses} aria-labelledby={label} />
    </div>
  );
};

/**
 * Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). The HTML contains all panels, each with a heading. So panels
 * are readable without JavaScript, and their fields keep their values while the panels are hidden. Find-in-page and
 * links can open hidden panels. Panels are not tab stops, because each panel contains controls.
 */
export function Tabs({ label, name, items }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const wasPressedByPointer = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  const findInUrl = () =>
    findTabInUrl(
      name,
      items.map(({ key }) => key),
    );
  useRevealedElements(root, '[data-tab-panel]:not([data-selected])', (panel) => {
    const index = findPanels(root.current).indexOf(panel);
    setSelected(index);
    // Otherwise the next `hashchange` would select the tab of the URL again.
    const item = items[index];
    if (item && ![index, -1].includes(findInUrl().index)) writeTabToUrl(item.key);
  });
  useLayoutEffect(() => {
    findPanels(root.current).forEach((panel, index) => {
      if (index === selected) panel.removeAttribute('hidden');
      else closeUntilFound(panel);
    });
  }, [selected]);

  useEffect(() => {
    const selectFromUrl = () => {
      const { index, panelId } = findTabInUrl(
        name,
        items.map(({ key }) => key),
      );
      if (index < 0) return;
      setSelected(index);
      // The browser cannot scroll to a hidden panel, so this line waits until React has shown the panel.
      if (panelId) requestAnimationFrame(() => document.getElementById(panelId)?.scrollIntoView());
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
      writeTabToUrl(item.key);
    };
    // After a key press, the tab is selected immediately, because screen readers announce the focused tab together with
    // its state. After a click, the browser first paints the pressed tab.
    if (wasPressedByPointer.current) runAfterPaint(show);
    else show();
  };

  return (
    // `[&>button]:hidden` hides a focusable button that Headless UI renders until its tabs are registered.
    <div ref={root} data-lazy="" className="[&>button]:hidden">
      <TabGroup as="div" selectedIndex={selected} onChange={select}>
        <div
          data-needs-script=""
          onClickCapture={() => {
            wasPressedByPointer.current = true;
          }}
          onKeyDownCapture={(event) => {
            wasPressedByPointer.current = false;
            stopPageKeys(event);
            mirrorArrowKeys(event);
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
