import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import { afterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { closedInHtml, closeUntilFound, useFoundParts } from './use-until-found.ts';

export interface TabItem {
  /** Stands in the address: `?tab=key`, and `#name-key` as the id of the panel. */
  key: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the tab list. */
  label: string;
  /** Start of the panels' ids. */
  name: string;
  items: readonly TabItem[];
}

const parameter = 'tab';

/** In a right-to-left page the next tab is on the left; Headless UI knows left to right alone. */
function mirrorArrows(event: KeyboardEvent) {
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  if (!mirrored || !event.isTrusted || getComputedStyle(event.currentTarget).direction !== 'rtl') return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key: mirrored, bubbles: true }));
}

/** Headless UI takes these two keys for Home and End; they scroll the page (TB1). */
function leaveToThePage(event: KeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation();
}

const panelsOf = (root: RefObject<Element | null>) => [
  ...(root.current?.querySelectorAll('.tab-panel') ?? []),
];
const indexOf = (root: RefObject<Element | null>, panel: Element) => panelsOf(root).indexOf(panel);

/** The item that the address names, and its panel's id when it is the hash that names it. */
function namedByAddress(name: string, items: readonly TabItem[]) {
  const key = new URLSearchParams(location.search).get(parameter);
  const byHash = items.findIndex((item) => location.hash === `#${name}-${item.key}`);
  return byHash < 0
    ? { index: items.findIndex((item) => item.key === key) }
    : { index: byHash, id: location.hash.slice(1) };
}

// Not through the router: a changed location would re-render the page above parts that are not
// hydrated yet. Replaced, not pushed: Back leaves the page in one step and returns to this tab.
function nameInAddress(key: string) {
  const address = new URL(location.href);
  address.searchParams.set(parameter, key);
  address.hash = '';
  history.replaceState(history.state, '', address);
}

// Headless UI links a tab and its panel once it runs, and takes such attributes off what it renders until then. These
// put them back, so that the prerendered page has them too.
const TabButton = ({ controls, ...rest }: ComponentProps<'button'> & { controls: string }) => (
  <button {...rest} type="button" aria-controls={controls} />
);
const Panel = ({ label, ...rest }: ComponentProps<'div'> & { label: string }) => (
  <div {...rest} {...closedInHtml(!('data-selected' in rest))} aria-labelledby={label} />
);

/**
 * Tabs by the APG pattern (W6). All panels are in the HTML, each under its own heading, so they read
 * without script and keep what was typed while hidden; the browser's search and links find their words.
 * Panels are no tab stop: their first thing is a control.
 */
export function Tabs({ label, name, items }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const byPress = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  useFoundParts(root, '.tab-panel:not([data-selected])', (panel) => setSelected(indexOf(root, panel)));
  useLayoutEffect(() => {
    for (const panel of panelsOf(root)) {
      if (indexOf(root, panel) === selected) panel.removeAttribute('hidden');
      else closeUntilFound(panel);
    }
  }, [selected]);

  useEffect(() => {
    const follow = () => {
      const { index, id } = namedByAddress(name, items);
      if (index < 0) return;
      setSelected(index);
      // The browser could not scroll to a panel that was hidden.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [name, items]);

  const select = (index: number) => {
    const item = items[index];
    if (!item) return;
    const show = () => {
      setSelected(index);
      nameInAddress(item.key);
    };
    // By a key, focus moves: what is spoken of the tab then has to say that it is selected.
    if (byPress.current) afterPaint(show);
    else show();
  };

  return (
    <div ref={root} data-lazy="" className="tabs">
      <TabGroup as="div" selectedIndex={selected} onChange={select}>
        <div
          data-needs-script=""
          onClickCapture={() => {
            byPress.current = true;
          }}
          onKeyDownCapture={(event) => {
            byPress.current = false;
            leaveToThePage(event);
            mirrorArrows(event);
          }}
        >
          <TabList
            aria-label={label}
            className="grid grid-cols-2 border-b-control border-engrave sm:grid-cols-4"
          >
            {items.map(({ key, title }) => (
              <Tab
                key={key}
                as={TabButton}
                id={`${name}-${key}-tab`}
                controls={`${name}-${key}`}
                className="tab"
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
              className="tab-panel"
            >
              <h3 className="font-display text-h3 font-bold">{title}</h3>
              {panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  );
}
