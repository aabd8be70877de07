import type { ReactNode } from 'react';
import { createChatUrl, createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { shownHours } from '../site/shown-hours.ts';
import { addressLine } from '../site/office.ts';
import { Icon } from './icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { linkClass } from './link.tsx';
import { EmailAddress } from './email-address.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { PageAnchor } from './page-anchor.tsx';
import * as common from '#words/common.json';

const baseClasses = {
  list: '',
  row: 'grid break-inside-avoid grid-cols-[auto_1fr] gap-x-4',
  icon: 'flex h-tap items-center text-highlight',
  text: 'flex min-h-tap flex-wrap items-center py-0.5 leading-snug',
  link: linkClass.wrap,
  phone: 'text-lg',
} as const;

const variants = {
  background: baseClasses,
  /** Two columns, if the container is wide enough. */
  columns: { ...baseClasses, list: '@min-[36rem]:columns-2 @min-[36rem]:gap-x-8' },
  /** For the dark background of the footer. Short rows share a line. */
  footer: {
    list: 'flex flex-wrap gap-x-4',
    row: 'flex flex-auto gap-2',
    icon: 'flex h-tap items-center text-primary-bright',
    text: 'flex min-h-tap flex-1 items-center leading-snug',
    link: 'inline-flex min-h-tap items-center text-footer-foreground underline underline-offset-[.25em] wrap-anywhere',
    phone: '',
  },
} as const;

type VariantClasses = (typeof variants)[keyof typeof variants];

/** Ways to contact the firm, in the same order on all pages (G19). */
const ways = {
  address: { icon: 'pin', render: () => addressLine },
  hours: { icon: 'clock', render: () => shownHours },
  phone: {
    icon: 'phone',
    render: (classes: VariantClasses, phone: string) => (
      <a href={createTelUrl(phone)} className={`${classes.link} ${classes.phone}`.trim()}>
        <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
        {phone}
      </a>
    ),
  },
  email: { icon: 'mail', render: ({ link }: VariantClasses) => <MailLink to={firm.email} link={link} /> },
  chat: {
    icon: 'chat',
    render: ({ link }: VariantClasses) => (
      <NewTabLink href={createChatUrl(firm.chatNumber)} className={link}>
        {common.chatOnWhatsApp}
      </NewTabLink>
    ),
  },
  enquiry: {
    icon: 'right',
    render: ({ link }: VariantClasses) => (
      <PageAnchor to="/contact" className={link}>
        {common.contactForm}
      </PageAnchor>
    ),
  },
  website: {
    icon: 'external',
    render: () => <span className="wrap-anywhere">{firm.siteUrl.replace('https://', '')}</span>,
  },
} as const satisfies Record<
  string,
  { icon: IconName; render: (classes: VariantClasses, phone: string) => ReactNode }
>;

export type ContactWay = keyof typeof ways;

const order = Object.keys(ways) as ContactWay[];

export function MailLink({ to, link = variants.background.link }: { to: string; link?: string }) {
  return (
    <a href={`mailto:${to}`} className={link}>
      <VisuallyHidden>{common.emailPrefix}</VisuallyHidden>
      <EmailAddress address={to} />
    </a>
  );
}

interface ContactListProps {
  show: readonly ContactWay[];
  variant?: keyof typeof variants;
  /**
   * Content below the office hours. The footer omits it, because every page would have to load the code of the content.
   */
  belowHours?: ReactNode;
  /** An additional row at the end. */
  children?: ReactNode;
  /** A phone number with its calling code. It replaces the firm's number. */
  phone?: string;
}

export function ContactList({
  show,
  variant = 'background',
  belowHours,
  phone = firm.phone,
  children,
}: ContactListProps) {
  const classes = variants[variant];
  return (
    <ul role="list" className={classes.list}>
      {order
        .filter((name) => show.includes(name))
        .map((name) => (
          <li key={name} className={classes.row}>
            <span className={classes.icon}>
              <Icon name={ways[name].icon} />
            </span>
            <div className={classes.text}>{ways[name].render(classes, phone)}</div>
            {name === 'hours' && belowHours}
          </li>
        ))}
      {children}
    </ul>
  );
}
