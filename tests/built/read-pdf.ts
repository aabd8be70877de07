import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Sheet = Awaited<ReturnType<Pdf['getPage']>>;

interface Element {
  role?: string;
  alt?: string;
  children?: Element[];
}

/** Reads a PDF: its details and its pages. */
export async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, info, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

/** Returns the structure of a page. */
export const structureOf = async (page: Sheet) => (await page.getStructTree()) as Element;

/** Returns the elements of a structure whose type matches. */
export const elementsOf = (root: Element, type: RegExp): Element[] => [
  ...(type.test(root.role ?? '') ? [root] : []),
  ...(root.children ?? []).flatMap((child) => elementsOf(child, type)),
];

/** Returns the text of pages. */
export async function textOfPdf(pages: readonly Sheet[]): Promise<string> {
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')))
    .join('');
}
