import pdfPaths from './pdf-paths.json';

/**
 * Returns the URL of a PDF. Returns undefined if `npm run downloads` has not printed this PDF.
 * @param path the path of the page, or of the PDF, without an extension: '/downloads/fee-letter'
 */
export const findPdfUrl = (path: string) =>
  (pdfPaths as string[]).includes(path) ? (`${path}.pdf` as `/${string}`) : undefined;
