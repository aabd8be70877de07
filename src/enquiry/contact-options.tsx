import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab.tsx';
import { telLink, digitsOf } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { alternativeChatLink, chatLink, mailLink, smsLink } from './chat-link.ts';
import type { LeadForm } from './form-definition.ts';
import type { Enquiry } from './enquiry.ts';

/** Each is shown in an element of its own: a translator replaces text nodes, and React could not remove them. */
const told = {
  yes: 'Message copied.',
  no: 'Your browser blocked copying. The message is selected: copy it from the field.',
};

/** Every way to the firm that the message can take (FM5). */
export function ContactOptions({ form, enquiry }: { form: LeadForm; enquiry: Enquiry }) {
  const { text, reference } = enquiry;
  const id = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const chat = chatLink(digitsOf(firm.chatNumber), text);
  const mail = mailLink(firm.email, `${form.title}, reference ${reference}`, text);
  const cut = [chat.cut && 'chat', mail.cut && 'email'].filter(Boolean).join(' and the ');

  const copy = async () => {
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      words.current?.focus();
      words.current?.select();
      setCopied('no');
    }
  };

  return (
    <>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <a href={chat.href} {...inNewTab} className={buttonClass()}>
          <Icon name="chat" />
          <span>
            Open the chat
            <NewTabNote />
          </span>
        </a>
        <Button look="outline" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy message
        </Button>
      </div>
      {copied && (
        <p className="mt-2 text-caption font-semibold">
          <Announced key={copied}>{told[copied]}</Announced>
        </p>
      )}
      {cut && (
        <p className="mt-1 text-caption">
          Your message is too long for the {cut}, which will hold a shortened version. “Copy message” copies
          all of it.
        </p>
      )}
      <p className="mt-5 font-semibold">No WhatsApp? Send the message another way:</p>
      <ul role="list" className="mt-1 flex flex-wrap justify-center gap-x-6">
        <Way href={mail.href} icon="mail">
          Send by email
        </Way>
        <Way href={telLink(firm.phone)} icon="phone">
          Call {firm.phone}
        </Way>
        <Way href={smsLink(digitsOf(firm.phone), text).href} icon="chat" touchOnly>
          Send by SMS
        </Way>
        <Way href={alternativeChatLink(digitsOf(firm.chatNumber), text).href} icon="external" outside>
          Try the other chat link
        </Way>
      </ul>
      <div className="mt-3 text-left">
        <label htmlFor={id} className="font-semibold">
          The message
        </label>
        <textarea ref={words} id={id} readOnly rows={7} value={text} className="field-box" />
      </div>
    </>
  );
}

interface WayProps {
  href: string;
  icon: IconName;
  outside?: boolean;
  /** Shown where a finger is the pointer. */
  touchOnly?: boolean;
  children: ReactNode;
}

function Way({ href, icon, outside = false, touchOnly = false, children }: WayProps) {
  return (
    <li className={touchOnly ? 'hidden pointer-coarse:block' : ''}>
      <a href={href} {...(outside && inNewTab)} className={linkClass.more}>
        <Icon name={icon} />
        <span>
          {children}
          {outside && <NewTabNote />}
        </span>
      </a>
    </li>
  );
}
