import { Icon } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import * as words from '#words/sections.json';

/** A button that copies the URL of the page. app/copy-links.ts handles clicks, because static pages have no React. */
export const CopyLink = ({ path, hasIcon = false }: { path: string; hasIcon?: boolean }) => (
  <>
    <button type="button" data-copy-link="" className={linkClass.icon}>
      {hasIcon && <Icon name="copy" />}
      {words.copyLink}
    </button>{' '}
    {/* app/copy-links.ts writes the result of copying into this element. The key makes React recreate the element on the
        next page, without that text. */}
    <span key={path} className="text-sm wrap-anywhere" />
  </>
);
