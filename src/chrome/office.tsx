import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { telLink, chatAddress } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { addressLine } from '../site/office.ts';
import { NewTabLink } from './new-tab-link.tsx';

function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-3">
      <span className="flex h-tap items-center text-marigold">
        <Icon name={icon} />
      </span>
      <div className="flex min-h-tap items-center py-0.5 leading-normal">{children}</div>
    </li>
  );
}

const link =
  'inline-flex min-h-tap items-center text-on-night underline underline-offset-[.25em] wrap-anywhere';

/** Where the firm is and how to ask it: phone, mail, chat, enquiry, in that order on every page (G19). */
export function Office() {
  return (
    <ul role="list">
      <Row icon="pin">
        <span>{addressLine}</span>
      </Row>
      <Row icon="clock">{firm.hours}</Row>
      <Row icon="phone">
        <a href={telLink(firm.phone)} className={link}>
          <VisuallyHidden>Call </VisuallyHidden>
          {firm.phone}
        </a>
      </Row>
      <Row icon="mail">
        <a href={`mailto:${firm.email}`} className={link}>
          <VisuallyHidden>E-mail </VisuallyHidden>
          {firm.email}
        </a>
      </Row>
      <Row icon="chat">
        <NewTabLink href={chatAddress(firm.chatNumber)} look="text">
          Chat on WhatsApp
        </NewTabLink>
      </Row>
      <Row icon="right">
        <a href="/contact" className={link}>
          Send an enquiry
        </a>
      </Row>
    </ul>
  );
}
