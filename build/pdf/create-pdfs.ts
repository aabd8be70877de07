import { light } from '../../tailwind.config.ts';
import type { Document } from '../../src/lib/html-tree.ts';
import { withBase } from '../../src/site/languages.ts';
import type { Server } from '../built-server.ts';
import { pageContent } from './page-content.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import { servicePdf } from './service-pdf.ts';

const DAY_MS = 86_400_000;

interface ServicePdf {
  /** The path of the page. */
  path: string;
  bytes: Buffer;
}

/**
 * Creates the PDF of each service of a language, from the text of its page.
 * @param documents the pages, by path
 */
export async function createPdfs(
  root: string,
  server: Server,
  documents: ReadonlyMap<string, Document>,
): Promise<ServicePdf[]> {
  const services = server.serviceGroups.flatMap((group) => group.services);
  const pages = services.flatMap((page) => {
    const path = withBase(server.base, page.path);
    const document = documents.get(path);
    return document ? [{ page, path, blocks: pageContent(document) }] : [];
  });
  if (pages.length === 0) return [];
  // The time is the start of the day, so that two builds on one day write identical files.
  const builtAt = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const { language, contact, note } = server.pdfDetails(builtAt);
  const allText = JSON.stringify([
    pages.map(({ blocks, path }) => [blocks, path]),
    contact,
    note,
    server.firm.siteUrl,
  ]);
  const fonts = await loadPdfFonts(root, `${allText}0123456789 /•`, server.base.slice(1));
  const pdfs: ServicePdf[] = [];
  for (const { page, path, blocks } of pages) {
    const title = server.titleOf(page);
    const url = server.firm.siteUrl + path;
    const details = {
      title,
      firmName: server.firm.name,
      language,
      contact: [...contact, { text: url, url, name: title }],
      note,
      blocks,
      builtAt,
      colours: light,
    };
    pdfs.push({ path, bytes: await servicePdf(details, fonts) });
  }
  return pdfs;
}
