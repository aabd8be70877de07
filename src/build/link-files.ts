import type { Manifest } from 'vite';
import { attribute, elementsOf, replaceElement, setAttribute } from '../lib/html-tree.ts';
import type { Document } from '../lib/html-tree.ts';

/** Returns a function that fills in the built files of a page. */
export function createFileLinker(manifest: Manifest) {
  const built = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} has no chunk in the Vite manifest`);
    return `/${chunk.file}`;
  };
  /** The files of a chunk and its static imports. */
  const collectFiles = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) collectFiles(other, found);
    return found;
  };
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file ?? '';
  const list = (files: Iterable<string>) => [...files].map((file) => `/${file}`).join(' ');
  return (document: Document, source: string) => {
    const isHome = source.endsWith('/home.tsx');
    const [entry, ...imports] = collectFiles('src/app/client.tsx');
    // React is first: the boot script prefetches it (runtime/boot/prefetch-code.ts).
    const required = new Set([react, ...imports, ...collectFiles(source)].filter((file) => file !== entry));
    // Home omits the style sheet of the other pages, and they omit Home's; app/page-styles.ts loads it before navigation.
    const other = isHome ? 'inner' : 'home';
    const sheet = `src/styles/${other}.css`;
    const files = {
      files: list(required),
      [other]: built(sheet),
      ...(isHome && { slides: built('src/runtime/boot/rotate-slides.ts') }),
    };
    for (const element of elementsOf(document)) {
      if (attribute(element, 'href') === `/${sheet}`) replaceElement(element);
      for (const attr of element.attrs)
        if (attr.value.startsWith('/src/')) attr.value = built(attr.value.slice(1));
      if (attribute(element, 'data-entry') === undefined) continue;
      for (const [name, value] of Object.entries(files)) setAttribute(element, `data-${name}`, value);
    }
  };
}
