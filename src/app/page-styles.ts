/** Home's style sheet, or that of all other pages. */
type Kind = 'home' | 'inner';

const arriving = new Map<Kind, Promise<void>>();

/**
 * A page ships without the style sheet of the other kind (`data-home`, `data-inner`, by src/build/pages.ts); none of
 * that kind is shown before it is here.
 * @throws when it does not arrive; a later call tries again
 */
export function pageStyles(kind: Kind): Promise<void> {
  const known = arriving.get(kind);
  if (known) return known;
  const arrival = new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLScriptElement>(`script[data-${kind}]`)?.dataset[kind];
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      arriving.delete(kind);
      reject(new Error(`${href} did not arrive`));
    });
    // In the order of index.html, which decides between equal rules.
    if (kind === 'home') document.head.querySelector('style, link[rel=stylesheet]')?.after(link);
    else document.head.append(link);
  });
  arriving.set(kind, arrival);
  return arrival;
}
