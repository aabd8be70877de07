import type { BrowserContext, Page } from '@playwright/test';
import { themes, settle, prepareForAxe, restoreAfterAxe } from '../a11y/themes.ts';
import { expectNoAxeFindings } from '../a11y/engines/expect.ts';
import type { AxeOptions } from '../a11y/engines/axe.ts';
import { expect } from '../browser.ts';

export type Theme = keyof typeof themes;

interface View {
  size: { width: number; height: number };
  theme: Theme;
}

/** Sets the theme and the size of the window. */
export async function setView(page: Page, { size, theme }: View) {
  await page.emulateMedia(themes[theme]);
  await page.setViewportSize(size);
}

/** Sets the view, and finishes transitions and animations. */
export async function show(page: Page, view: View) {
  await setView(page, view);
  await settle(page);
}

export async function expectNoHorizontalScroll(page: Page, state: string) {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(wide, `${state}: no horizontal scrolling (PR1)`).toBeLessThanOrEqual(width ?? 0);
}

/** Shows the page in a view, and runs axe. */
export async function expectNoAxeFindingsIn(page: Page, path: string, view: View, options: AxeOptions = {}) {
  await show(page, view);
  const state = `${path} at ${view.size.width} px, ${view.theme}`;
  await expectNoHorizontalScroll(page, state);
  await prepareForAxe(page);
  const findings = await expectNoAxeFindings(page, state, options);
  await restoreAfterAxe(page);
  return findings;
}

/** Opens a tab without JavaScript that shares the cache of the context. */
export async function openWithoutScript(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  return page;
}

/** Removes the scripts from documents. Unlike in a tab without JavaScript, axe can run in such a page. */
export async function removeScripts(page: Page) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[^]*?<\/script>/g, '');
      await route.fulfill({ response, body });
    },
  );
}

/**
 * Removes the links of the menus and the footer, which are the same on every page (tests/built/pages.test.ts) and are
 * checked on Home. Keeps the rest of the header, because it can cover focused elements.
 */
export const removeChrome = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll(':is(#mobile-menu, [data-menu-panel]) ul')) list.remove();
    document.querySelector('body footer:not(main *)')?.replaceChildren();
  });

/**
 * The maximum layout shift of a page load. A shift of 0.03 is allowed: it occurs if a bar is painted during parsing. A
 * shift of 0.1 is not allowed: it occurs if the estimated height of a section is wrong.
 */
export const MAX_LAYOUT_SHIFT = 0.09;

/** Returns the cumulative layout shift of the page load. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The browser delivers buffered entries in a separate task.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

/** Returns the number of sections that the browser has not rendered yet (content-visibility, src/styles/base.css). */
export const countUnrenderedSections = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, footer')].filter(
        (band) => ![...band.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })),
      ).length,
  );

async function readAccessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ nodeId, childIds = [], ignored, role, name }) => ({
    nodeId,
    childIds,
    ignored,
    role: String(role?.value),
    name: String(name?.value),
  }));
}

/** Returns every text and form in the accessibility tree, such as 'StaticText: Send'. */
export async function accessibleTexts(page: Page): Promise<string[]> {
  const nodes = await readAccessibilityTree(page);
  return nodes
    .filter(({ ignored, role }) => !ignored && ['StaticText', 'form'].includes(role))
    .map(({ name, role }) => `${role}: ${name}`);
}

/** Returns the role and name of each container in the accessibility tree that is empty, such as a list or a region. */
export async function emptyContainers(page: Page): Promise<string[]> {
  const nodes = await readAccessibilityTree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const hasContent = (id: string): boolean => {
    const node = byId.get(id);
    return node !== undefined && (!node.ignored || node.childIds.some(hasContent));
  };
  const containers = /^(?:tabpanel|region|group|list|dialog|navigation|table|figure|article|form|search)$/;
  return nodes
    .filter(({ ignored, role, childIds }) => !ignored && containers.test(role) && !childIds.some(hasContent))
    .map(({ name, role }) => `${role} ${name}`);
}

/** Returns sliders that are narrower than 96 px, and parts of a hero disc that are wider than the disc. */
export const squeezedParts = (page: Page) =>
  page.locator('main .slider, main .hero-disc > *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, width: element.getBoundingClientRect().width }))
      .filter(({ element, width }) => {
        const disc = element.closest('.hero-disc');
        return disc ? width > disc.getBoundingClientRect().width : width < 96;
      })
      .map(({ element, width }) => `${element.className}: ${Math.round(width)} px`),
  );

/** Returns labels more than 12 px above their control. The hint and the error between them are not counted. */
export const distantLabels = (page: Page) =>
  page.locator('main div > label').evaluateAll((labels) =>
    (labels as HTMLLabelElement[]).flatMap((label) => {
      const { control } = label;
      if (!control?.checkVisibility()) return [];
      const [name, box] = [label.getBoundingClientRect(), control.getBoundingClientRect()];
      const notes = ['hint', 'error']
        .map((note) => document.getElementById(`${control.id}-${note}`)?.getBoundingClientRect())
        .filter((note) => note !== undefined && note.top < box.top)
        .reduce((sum, note) => sum + (note?.height ?? 0) + 4, 0);
      const gap = Math.round(box.top - name.bottom - notes);
      return gap > 12 ? [`${label.textContent}: ${gap} px`] : [];
    }),
  );

/** Returns pairs of fields in a row of a form whose labels or controls differ in height. A legend counts as a label. */
export const unevenFields = (page: Page) =>
  page.locator('.enquiry form').evaluateAll((forms) => {
    const measure = (name: Element, control: Element | null) => {
      const { top, left } = name.getBoundingClientRect();
      const box = (control ?? name).getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      return { text: name.textContent, top, left, right: box.right, bottom: box.bottom, middle };
    };
    return forms.flatMap((form) => {
      const fields = [...form.querySelectorAll<HTMLLabelElement>('div > label')]
        .filter(({ control }) => control?.checkVisibility())
        .map((label) => measure(label, label.control));
      const groups = [...form.querySelectorAll('legend:has(+ p > label)')]
        .filter((legend) => legend.checkVisibility())
        .map((legend) => measure(legend, legend.nextElementSibling));
      const all = [...fields, ...groups];
      return all.flatMap((one) =>
        all
          .filter((other) => one.right <= other.left && one.top < other.bottom && other.top < one.bottom)
          .filter((other) => Math.abs(one.top - other.top) > 1 || Math.abs(one.middle - other.middle) > 1)
          .map((other) => `${one.text} and ${other.text}`),
      );
    });
  });
