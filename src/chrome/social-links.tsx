import { Icon } from '../components/icon.tsx';
import { firm } from '../site/firm.ts';
import { NewTabLink } from './new-tab-link.tsx';

const networks = [
  { icon: 'facebook', name: 'Facebook' },
  { icon: 'instagram', name: 'Instagram' },
  { icon: 'twitter', name: 'Twitter' },
  { icon: 'linkedin', name: 'LinkedIn' },
] as const;

export function SocialLinks() {
  return (
    <ul role="list" className="flex flex-wrap gap-1">
      {networks.map(({ icon, name }) => (
        <li key={icon}>
          <NewTabLink href={firm.social[icon]} look="icon">
            <Icon name={icon} />
            <span className="sr-only">{name}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
