import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { base } from '../site/language.ts';
import { withBase } from '../site/languages.ts';
import { firm } from '../site/firm.ts';
import type { ArticlePath, Path } from '../site/routes.ts';
import { CopyLink } from './copy-link.tsx';
import * as m from '#words/sections.json';

interface Way {
  icon: IconName;
  words: string;
  href: (address: string, title: string) => string;
}

/** Plain links, so that no third-party script or image is loaded. */
const ways: readonly Way[] = [
  {
    icon: 'chat',
    words: m.sendPage,
    href: (address, title) => `https://wa.me/?text=${title}%0A${address}`,
  },
  {
    icon: 'facebook',
    words: m.shareOnFacebook,
    href: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  },
  {
    icon: 'twitter',
    words: m.shareOnTwitter,
    href: (address, title) => `https://twitter.com/intent/tweet?url=${address}&text=${title}`,
  },
  {
    icon: 'linkedin',
    words: m.shareOnLinkedIn,
    href: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  },
  {
    icon: 'mail',
    words: m.shareByEmail,
    href: (address, title) => `mailto:?subject=${title}&body=${address}`,
  },
];

/** Links that share the page, one per line in a side column. */
export function ShareLinks({ path, title }: { path: Path | ArticlePath; title: string }) {
  const address = encodeURIComponent(`${firm.siteUrl}${withBase(base, path)}`);
  return (
    <ul role="list" className="grid">
      {ways.map(({ icon, words, href }) => {
        const target = href(address, encodeURIComponent(title));
        const outside = target.startsWith('https:');
        return (
          <li key={words}>
            <a href={target} {...(outside && inNewTab)} className={linkClass.icon}>
              <Icon name={icon} />
              <span>
                {words}
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
