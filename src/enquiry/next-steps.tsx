import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { firmReplyDay } from '../components/firm-reply.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import { OfficeStatus } from '../components/office-status.tsx';
import { ReplyTime } from '../components/reply-time.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { copyText } from '../lib/copy-text.ts';
import { formatMessage } from '../lib/format-message.ts';
import { telLink, digitsOf } from '../lib/phone.ts';
import * as words from '#words/forms.json';
import { weReplyToo } from '#words/reply-time.json';
import { wallAt } from '../site/zoned-time.ts';
import { officeLang } from '../site/language.ts';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { alternativeChatLink, chatLink, mailLink, smsLink } from './chat-link.ts';
import type { Enquiry } from './draft.ts';
import type { LeadForm } from './form-definition.ts';
import { PromisedTime } from './form-notes.tsx';

/** Render these with a `key`: React cannot remove text nodes that a page translator has replaced. */
const copyMessages = {
  copied: words.copied,
  failed: words.copyFailed,
};

/** Returns the day of the reply for the subject of an email, which the office reads: ', reply by 30 Nov 2026'. */
function replyInSubject({ behaviour }: LeadForm, now: Date): string {
  const day = behaviour.promises === 'reply' ? firmReplyDay(now) : undefined;
  // The format of toUTCString is specified, and English.
  return day === undefined ? '' : `, reply by ${new Date(wallAt(day, 0)).toUTCString().slice(5, 16)}`;
}

/**
 * The chat link, a copy button and all other ways to send the message (FM5). Offline, the ways that need no mobile data
 * come first.
 */
export function ContactOptions({ form, enquiry }: { form: LeadForm; enquiry: Enquiry }) {
  const { text, reference } = enquiry;
  const [dueInSubject] = useState(() => replyInSubject(form, new Date()));
  const id = useId();
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>();
  const chat = chatLink(digitsOf(firm.chatNumber), text);
  const sms = smsLink(digitsOf(firm.phone), text).href;
  const mail = mailLink(firm.email, `${form.inLead}, reference ${reference}${dueInSubject}`, text);
  const whereCut = chat.cut ? (mail.cut ? words.chatAndEmail : words.chat) : mail.cut && words.emailLower;

  const isOffline = enquiry.window === 'offline';

  const copy = async () => {
    setCopyResult(undefined);
    const isCopied = await copyText(text);
    if (!isCopied) {
      messageRef.current?.focus();
      messageRef.current?.select();
    }
    setCopyResult(isCopied ? 'copied' : 'failed');
  };

  const chatButton = (
    <a href={chat.href} {...inNewTab} className={buttonClass({ variant: isOffline ? 'outline' : 'primary' })}>
      <Icon name="chat" />
      <span>
        {words.openChat}
        <NewTabNote />
      </span>
    </a>
  );

  return (
    <>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {!isOffline && chatButton}
        <Button variant={isOffline ? 'primary' : 'outline'} onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copyMessage}
        </Button>
        {isOffline && (
          <>
            <span className="hidden pointer-coarse:block">
              <a href={sms} className={buttonClass({ variant: 'outline' })}>
                <Icon name="chat" />
                {words.sendBySms}
              </a>
            </span>
            {chatButton}
          </>
        )}
      </div>
      {copyResult && (
        <p className="mt-2 text-xs font-semibold">
          <Announced key={copyResult}>{copyMessages[copyResult]}</Announced>
        </p>
      )}
      {whereCut && <p className="mt-1 text-xs">{formatMessage(words.tooLong, { where: whereCut })}</p>}
      <p className="mt-5 font-semibold">{words.noWhatsApp}</p>
      <p className="text-xs">
        <OfficeStatus />
        {form.behaviour.promises === 'reply' && <ReplyTime message={weReplyToo} />}
      </p>
      <ul role="list" className="mt-1 flex flex-wrap justify-center gap-x-6">
        <ContactLink href={mail.href} icon="mail">
          {words.sendByEmail}
        </ContactLink>
        <ContactLink href={telLink(firm.phone)} icon="phone">
          {formatMessage(words.callButton, { phone: firm.phone })}
        </ContactLink>
        {!isOffline && (
          <ContactLink href={sms} icon="chat" touchOnly>
            {words.sendBySms}
          </ContactLink>
        )}
        <ContactLink href={alternativeChatLink(digitsOf(firm.chatNumber), text).href} icon="external" newTab>
          {words.otherChatLink}
        </ContactLink>
      </ul>
      <div className="mt-3 text-left">
        <label htmlFor={id} className="font-semibold">
          {words.theMessage}
        </label>
        {words.inOfficeLanguage && (
          <p id={`${id}language`} className="text-xs">
            {words.inOfficeLanguage}
          </p>
        )}
        <textarea
          ref={messageRef}
          id={id}
          aria-describedby={words.inOfficeLanguage ? `${id}language` : undefined}
          readOnly
          lang={officeLang}
          rows={7}
          value={text}
          className="field-box field-sizing-content"
        />
      </div>
    </>
  );
}

interface ContactLinkProps {
  href: string;
  icon: IconName;
  newTab?: boolean;
  /** Shown only on touch screens. */
  touchOnly?: boolean;
  children: ReactNode;
}

function ContactLink({ href, icon, newTab = false, touchOnly = false, children }: ContactLinkProps) {
  return (
    <li className={touchOnly ? 'hidden pointer-coarse:block' : ''}>
      <a href={href} {...(newTab && inNewTab)} className={linkClass.icon}>
        <Icon name={icon} />
        <span>
          {children}
          {newTab && <NewTabNote />}
        </span>
      </a>
    </li>
  );
}

/** The two steps of the visitor: press Send in the chat, then the success message, which is marked as pending. */
export function SendSteps({ form, opened }: { form: LeadForm; opened: boolean }) {
  return (
    <ol role="list" className="mt-4 grid gap-4 text-left">
      <li className="grid grid-cols-[auto_1fr] gap-x-4">
        <StepNumber current>1</StepNumber>
        <p>
          <strong className="block">{words.firstStep}</strong>
          {opened ? words.chatIsOpen : words.chatIsBelow} {!leadEndpoint && words.nothingSent}
        </p>
      </li>
      <li className="grid grid-cols-[auto_1fr] gap-x-4 text-muted-foreground">
        <StepNumber>2</StepNumber>
        <p>
          <strong className="block font-semibold">{words.secondStep}</strong>{' '}
          <span className="mt-1 block border-l-account [border-style:dashed] border-input pl-3">
            {form.success}
          </span>{' '}
          <span className="mt-1 block font-semibold text-foreground">
            <PromisedTime form={form} />
          </span>
        </p>
      </li>
    </ol>
  );
}

function StepNumber({ current = false, children }: { current?: boolean; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 place-items-center border-control font-display font-bold ${current ? 'border-primary-foreground bg-primary text-primary-foreground' : '[border-style:dashed] border-input'}`}
    >
      {children}
    </span>
  );
}
