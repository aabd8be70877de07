import type { Manifest } from 'vite';
import { getAttribute, findElements, setAttribute } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';

/**
 * The complete style sheet. Each page contains the rules that it uses (page-rules.ts), and loads this file at the first
 * user interaction.
 */
export const STYLE_SHEET = 'src/styles/index.css';

/**
 * Returns a function that replaces the paths of sources in a page by the URLs of built files. The function also writes
 * the URLs of the files that the boot script loads. They are in attributes of the element with `data-entry`.
 */
export function createFileLinker(manifest: Manifest) {
  const getBuiltUrl = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} has no chunk in the Vite manifest`);
    return `/${chunk.file}`;
  };
  /** Returns the files of a chunk and its static imports. */
  const collectFiles = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) collectFiles(other, found);
    return found;
  };
  const reactFile = Object.values(manifest).find(({ name }) => name === 'react')?.file ?? '';
  const joinUrls = (files: Iterable<string>) => [...files].map((file) => `/${file}`).join(' ');
  return (document: Document, source: string) => {
    const [entry, ...imports] = collectFiles('src/app/client.tsx');
    // React comes first, because the boot script prefetches the first file (runtime/boot/prefetch-code.ts).
    const required = new Set(
      [reactFile, ...imports, ...collectFiles(source)].filter((file) => file !== entry),
    );
    const dataAttributes = {
      files: joinUrls(required),
      styles: getBuiltUrl(STYLE_SHEET),
      ...(source.endsWith('/home.tsx') && { slides: getBuiltUrl('src/runtime/boot/rotate-slides.ts') }),
    };
    for (const element of findElements(document)) {
      for (const attr of element.attrs)
        if (attr.value.startsWith('/src/')) attr.value = getBuiltUrl(attr.value.slice(1));
      if (getAttribute(element, 'data-entry') === undefined) continue;
      for (const [name, value] of Object.entries(dataAttributes))
        setAttribute(element, `data-${name}`, value);
    }
  };
}
