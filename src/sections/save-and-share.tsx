import { useCurrentPage } from '../components/current-page.ts';
import { linkClass } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import * as words from '#words/sections.json';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { withBase } from '../site/languages.ts';
import { getTitle } from '../site/page-info.ts';
import { findPdfUrl } from '../site/find-pdf-url.ts';
import { CopyLink } from './copy-link.tsx';
import { SaveContact } from './save-contact.tsx';

interface SaveAndShareProps {
  /** Whether the page already has a link to the firm's contact card elsewhere. */
  hasContactCard?: boolean;
}

/** Links that send the page, copy its URL, and save its PDF (if there is one) and the firm's contact card. */
export function SaveAndShare({ hasContactCard = false }: SaveAndShareProps) {
  const page = useCurrentPage();
  const path = withBase(base, page.path);
  const pdfUrl = findPdfUrl(path);
  return (
    <ul role="list" className="wrap flex flex-wrap gap-x-6 py-4 print:hidden">
      <li>
        <NewTabLink
          // A query may contain `:` and `/`, so the URL is not encoded, and the HTML compresses better.
          href={`https://wa.me/?text=${encodeURIComponent(getTitle(page))}%0A${firm.siteUrl}${path}`}
          className={linkClass.wrap}
        >
          {words.sendPage}
        </NewTabLink>
      </li>
      <li data-needs-script="">
        <CopyLink path={page.path} />
      </li>
      {pdfUrl && (
        <li>
          <a href={pdfUrl} download="" className={linkClass.wrap}>
            {words.downloadPdf}
          </a>
        </li>
      )}
      {!hasContactCard && (
        <li>
          <SaveContact />
        </li>
      )}
    </ul>
  );
}
