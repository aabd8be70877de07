import { Icon } from '../components/icon.tsx';
import { networks } from '../site/office.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';

export function SocialLinks() {
  if (networks.length === 0) return null;
  return (
    <ul role="list" className="flex flex-wrap gap-1">
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <NewTabLink
            href={href}
            isIcon
            className="inline-grid size-tap place-items-center text-footer-foreground hover:bg-secondary"
          >
            <Icon name={icon} />
            <span className="sr-only">{name}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
