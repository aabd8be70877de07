import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { telLink, chatAddress } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { addressLine, networks } from '../site/office.ts';

const link =
  'inline-flex min-h-tap items-center font-semibold text-engrave underline decoration-link underline-offset-[.28em] wrap-anywhere hover:decoration-mark';

/** In the footer's order, which is the order of help on every page (G19). */
const lines = {
  address: { icon: 'pin', words: () => addressLine },
  hours: { icon: 'clock', words: () => firm.hours },
  phone: {
    icon: 'phone',
    words: (phone: string) => (
      <a href={telLink(phone)} className={`${link} text-lead`}>
        <VisuallyHidden>Call </VisuallyHidden>
        {phone}
      </a>
    ),
  },
  email: {
    icon: 'mail',
    words: () => <MailLink to={firm.email} />,
  },
  chat: {
    icon: 'chat',
    words: () => <NewTab href={chatAddress(firm.chatNumber)}>Chat on WhatsApp</NewTab>,
  },
  enquiry: {
    icon: 'right',
    words: () => (
      <Link to="/contact" look="line">
        Send an enquiry
      </Link>
    ),
  },
  website: { icon: 'external', words: () => firm.siteAddress.replace('https://', '') },
} as const satisfies Record<string, { icon: IconName; words: (phone: string) => ReactNode }>;

export type ContactLine = keyof typeof lines;

const order = Object.keys(lines) as ContactLine[];

export function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className={link}>
      <VisuallyHidden>E-mail </VisuallyHidden>
      {to}
    </a>
  );
}

/** A link to another site in running text: opens in a new tab and says so (NW1). */
export function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={link}>
      {children}
      <VisuallyHidden> (opens in new tab)</VisuallyHidden>
    </a>
  );
}

interface ContactLinesProps {
  show: readonly ContactLine[];
  /** Digits with the country code, where a page shows another number than the firm's. */
  phone?: string;
}

/** Ways to reach the firm, always in the same order whatever is shown. */
export function ContactLines({ show, phone = firm.phone }: ContactLinesProps) {
  return (
    <ul role="list">
      {order
        .filter((name) => show.includes(name))
        .map((name) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="flex h-tap items-center text-saffron">
              <Icon name={lines[name].icon} />
            </span>
            <div className="flex min-h-tap items-center leading-snug">{lines[name].words(phone)}</div>
          </li>
        ))}
    </ul>
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
