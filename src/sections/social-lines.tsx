import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab.tsx';
import { networks } from '../site/office.ts';

const link =
  'inline-flex min-h-tap items-center font-semibold text-engrave underline decoration-link underline-offset-[.28em] wrap-anywhere hover:decoration-mark';

/** A link to another site in running text: opens in a new tab and says so (NW1). */
export function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...inNewTab} className={link}>
      {children}
      <NewTabNote />
    </a>
  );
}

/** The firm's pages on social networks, named in words. */
export function SocialLines() {
  return (
    <ul role="list" className="flex flex-wrap gap-x-6">
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <NewTab href={href}>
            <span className="mr-2 no-underline">
              <Icon name={icon} />
            </span>
            {name}
          </NewTab>
        </li>
      ))}
    </ul>
  );
}
