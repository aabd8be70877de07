import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { linkClass } from '../components/link.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { base } from '../site/language.ts';
import { withBase } from '../site/languages.ts';
import { firm } from '../site/firm.ts';
import type { ArticlePath, Path } from '../site/routes.ts';
import { CopyLink } from './copy-link.tsx';
import * as words from '#words/sections.json';

interface ShareTarget {
  icon: IconName;
  label: string;
  /** Returns the `href` of the link. The caller must URL-encode both parameters. */
  buildHref: (url: string, title: string) => string;
}

/** Where visitors can share the page. The targets are plain links, so the page loads no script or image of a network. */
const shareTargets: readonly ShareTarget[] = [
  {
    icon: 'chat',
    label: words.sendPage,
    buildHref: (url, title) => `https://wa.me/?text=${title}%0A${url}`,
  },
  {
    icon: 'facebook',
    label: words.shareOnFacebook,
    buildHref: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    icon: 'twitter',
    label: words.shareOnTwitter,
    buildHref: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    icon: 'linkedin',
    label: words.shareOnLinkedIn,
    buildHref: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    icon: 'mail',
    label: words.shareByEmail,
    buildHref: (url, title) => `mailto:?subject=${title}&body=${url}`,
  },
];

/** Links that share the page, for a side column. */
export function ShareLinks({ path, title }: { path: Path | ArticlePath; title: string }) {
  const url = encodeURIComponent(`${firm.siteUrl}${withBase(base, path)}`);
  return (
    <ul role="list" className="grid">
      {shareTargets.map(({ icon, label, buildHref }) => {
        const href = buildHref(url, encodeURIComponent(title));
        const isExternal = href.startsWith('https:');
        return (
          <li key={label}>
            <a href={href} {...(isExternal && inNewTab)} className={linkClass.icon}>
              <Icon name={icon} />
              <span>
                {label}
                {isExternal && <NewTabNote />}
              </span>
            </a>
          </li>
        );
      })}
      <li data-needs-script="">
        <CopyLink path={path} hasIcon />
      </li>
    </ul>
  );
}
