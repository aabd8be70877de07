import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { base } from '../site/language.ts';
import { withBase } from '../site/languages.ts';
import { firm } from '../site/firm.ts';
import type { ArticlePath, Path } from '../site/routes.ts';
import { CopyLink } from './copy-link.tsx';
import * as words from '#words/sections.json';

interface Way {
  icon: IconName;
  label: string;
  href: (url: string, title: string) => string;
}

/** Links to the sharing pages of networks. The page loads no script or image of these networks. */
const ways: readonly Way[] = [
  {
    icon: 'chat',
    label: words.sendPage,
    href: (url, title) => `https://wa.me/?text=${title}%0A${url}`,
  },
  {
    icon: 'facebook',
    label: words.shareOnFacebook,
    href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    icon: 'twitter',
    label: words.shareOnTwitter,
    href: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    icon: 'linkedin',
    label: words.shareOnLinkedIn,
    href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    icon: 'mail',
    label: words.shareByEmail,
    href: (url, title) => `mailto:?subject=${title}&body=${url}`,
  },
];

/** Links that share the page, one per line in a side column. */
export function ShareLinks({ path, title }: { path: Path | ArticlePath; title: string }) {
  const url = encodeURIComponent(`${firm.siteUrl}${withBase(base, path)}`);
  return (
    <ul role="list" className="grid">
      {ways.map(({ icon, label, href }) => {
        const target = href(url, encodeURIComponent(title));
        const outside = target.startsWith('https:');
        return (
          <li key={label}>
            <a href={target} {...(outside && inNewTab)} className={linkClass.icon}>
              <Icon name={icon} />
              <span>
                {label}
                {outside && <NewTabNote />}
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
