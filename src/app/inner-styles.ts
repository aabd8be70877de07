let arriving: Promise<void> | undefined;

/**
 * Home ships without the style sheet of the inner pages; none of them is shown before it is here.
 * @throws when it does not arrive; a later call tries again
 */
export function innerStyles(): Promise<void> {
  return (arriving ??= new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLScriptElement>('script[data-inner]')?.dataset.inner;
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      arriving = undefined;
      reject(new Error(`${href} did not arrive`));
    });
    document.head.append(link);
  }));
}
