import { expect, firstOrAll, test } from '../browser.ts';
import { allPages, translatedPages, UNKNOWN } from './covering-pages.ts';

/*
 * The inline styles of a page are only the rules that its HTML can match (build/page-rules.ts). The complete style
 * sheet is loaded later, and must change no element, whatever the visitor has opened.
 */

/** Runs in the page. Opens what visitors can open before React is loaded, and sets the states that scripts set. */
function openEverything() {
  for (const element of document.querySelectorAll('details')) element.open = true;
  for (const element of document.querySelectorAll('[hidden]')) element.removeAttribute('hidden');
  for (const element of document.querySelectorAll('dialog')) element.open = true; // `show()` moves the focus, which starts hydration
  for (const element of document.querySelectorAll(
    '[data-closed], [data-headlessui-state], [aria-expanded]',
  )) {
    element.setAttribute('data-open', '');
    element.setAttribute('aria-expanded', 'true');
  }
  for (const element of document.querySelectorAll('input, select, textarea'))
    element.setAttribute('aria-invalid', 'true');
  const states = { hydrated: '', interacted: '', busy: 'form', rendered: '' };
  Object.assign(document.documentElement.dataset, states);
}

/** Runs in the page. Adds the complete style sheet, and returns a message for each element whose styles change. */
async function findChanges() {
  const elements = [...document.body.querySelectorAll('*')];
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const readStyles = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const styles = getComputedStyle(element, pseudo || undefined);
        if (pseudo && styles.content === 'none') return [];
        return properties.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      }),
    );
  const before = readStyles();
  const href = document.querySelector<HTMLScriptElement>('script[data-styles]')!.dataset.styles!;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    document.querySelector('link[media=print]')!.before(link); // app/style-sheet.ts adds it at the same place
  });
  return readStyles().flatMap((styles, i) => {
    const changed = styles.filter((style, k) => style !== before[i]?.[k]);
    if (changed.length === 0 && styles.length === before[i]?.length) return [];
    const { tagName, className } = elements[Math.floor(i / 3)]!;
    return [`<${tagName.toLowerCase()} class="${String(className)}">: ${changed.slice(0, 3).join('; ')}`];
  });
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const path of firstOrAll([...allPages, ...translatedPages], 2))
  test.describe(path, () => {
    if (path === UNKNOWN) test.use({ expectedErrors: /404/ }); // the browser reports status 404 as an error

    test('the complete style sheet changes no element', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(openEverything);
        await page.evaluate(() => document.fonts.ready);
        const changes = await page.evaluate(findChanges);
        expect(changes.slice(0, 5), `${changes.length} at ${size.width} px`).toEqual([]);
      }
    });
  });
