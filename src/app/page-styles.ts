import { base } from '../site/language.ts';

/** The style sheet of Home, or the one of all other pages. */
type StyleSheet = 'home' | 'inner';

const SHEET = ':is(style, link[rel=stylesheet])';
/** The style sheet of all pages: that of a language precedes it (build/head.ts). */
const COMMON = base ? `${SHEET} ~ ${SHEET}` : SHEET;

const loading = new Map<StyleSheet, Promise<void>>();

/**
 * Loads the style sheet that the initial page was served without. Its URL is an attribute of the boot script's element
 * (`data-home`, `data-inner`; build/write-pages.ts).
 * @throws if it fails to load; a later call tries again
 */
export function loadPageStyles(name: StyleSheet): Promise<void> {
  const previousLoad = loading.get(name);
  if (previousLoad) return previousLoad;
  const loaded = new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLScriptElement>(`script[data-${name}]`)?.dataset[name];
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(name);
      reject(new Error(`${href} failed to load`));
    });
    // Keeps the order of index.html, which decides between rules of the same specificity and declares the layers.
    if (name === 'home') document.head.querySelector(COMMON)?.after(link);
    else document.head.append(link);
  });
  loading.set(name, loaded);
  return loaded;
}
