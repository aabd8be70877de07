import { Icon } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { networks } from '../site/office.ts';

/** Links to the firm's social networks, with icons and names. */
export function SocialLines() {
  return (
    <ul role="list" className="flex flex-wrap gap-x-6">
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <NewTabLink href={href} className={linkClass.wrap}>
            <span className="mr-2 no-underline">
              <Icon name={icon} />
            </span>
            {name}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
