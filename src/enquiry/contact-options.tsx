import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, getButtonClass } from '../components/button.tsx';
import { findFirmReplyDay } from '../components/firm-reply.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { linkClass } from '../components/link.tsx';
import { OfficeStatus } from '../components/office-status.tsx';
import { ReplyTime } from '../components/reply-time.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { copyText } from '../lib/copy-text.ts';
import { formatMessage } from '../lib/format-message.ts';
import { createTelUrl, extractDigits } from '../lib/phone.ts';
import * as words from '#words/forms.json';
import { weReplyToo } from '#words/reply-time.json';
import { createWallTime } from '../site/zoned-time.ts';
import { englishLang } from '../site/language.ts';
import { firm } from '../site/firm.ts';
import {
  createAlternativeChatLink,
  createChatLink,
  createMailLink,
  createSmsLink,
  firmChatDigits,
} from './chat-link.ts';
import type { Enquiry } from './draft.ts';
import type { LeadForm } from './form-definition.ts';

const copyMessages = {
  copied: words.copied,
  failed: words.copyFailed,
};

/**
 * Returns an addition to the subject of an email: ', reply by 30 Nov 2026'. Returns '' if the form promises no reply,
 * or if the day of the reply is unknown.
 */
function getReplyInSubject({ behaviour }: LeadForm, now: Date): string {
  const day = behaviour.promises === 'reply' ? findFirmReplyDay(now) : undefined;
  if (day === undefined) return '';
  // The subject is in English on all pages. `toUTCString` always returns English, in a format that ECMAScript
  // specifies.
  const date = new Date(createWallTime(day, 0)).toUTCString().slice(5, 16);
  return `, reply by ${date}`;
}

/**
 * Returns the names of the links in which the message is shortened, or undefined if the message is complete in all
 * links.
 */
function nameShortenedLinks(isChatCut: boolean, isMailCut: boolean): string | undefined {
  if (isChatCut) return isMailCut ? words.chatAndEmail : words.chat;
  return isMailCut ? words.emailLower : undefined;
}

/**
 * The chat link, a copy button and all other ways to send the message (FM5). If the browser was offline at the submit,
 * copying and SMS come before the chat, because they need no internet connection.
 */
export function ContactOptions({ form, enquiry }: { form: LeadForm; enquiry: Enquiry }) {
  const { text, reference } = enquiry;
  const [replyInSubject] = useState(() => getReplyInSubject(form, new Date()));
  const id = useId();
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>();
  const chat = createChatLink(firmChatDigits, text);
  const sms = createSmsLink(extractDigits(firm.phone), text).href;
  const mail = createMailLink(firm.email, `${form.inLead}, reference ${reference}${replyInSubject}`, text);
  const shortenedIn = nameShortenedLinks(chat.isCut, mail.isCut);

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
    <a
      href={chat.href}
      {...inNewTab}
      className={getButtonClass({ variant: isOffline ? 'outline' : 'primary' })}
    >
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
              <a href={sms} className={getButtonClass({ variant: 'outline' })}>
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
          {/* The `key` makes React create a new text node, because React cannot change a text node that a translation
              tool has replaced. */}
          <Announced key={copyResult}>{copyMessages[copyResult]}</Announced>
        </p>
      )}
      {shortenedIn && <p className="mt-1 text-xs">{formatMessage(words.tooLong, { where: shortenedIn })}</p>}
      <p className="mt-5 font-semibold">{words.noWhatsApp}</p>
      <p className="text-xs">
        <OfficeStatus />
        {form.behaviour.promises === 'reply' && <ReplyTime message={weReplyToo} />}
      </p>
      <ul role="list" className="mt-1 flex flex-wrap justify-center gap-x-6">
        <ContactLink href={mail.href} icon="mail">
          {words.sendByEmail}
        </ContactLink>
        <ContactLink href={createTelUrl(firm.phone)} icon="phone">
          {formatMessage(words.callButton, { phone: firm.phone })}
        </ContactLink>
        {!isOffline && (
          <ContactLink href={sms} icon="chat" touchOnly>
            {words.sendBySms}
          </ContactLink>
        )}
        <ContactLink href={createAlternativeChatLink(firmChatDigits, text).href} icon="external" newTab>
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
          lang={englishLang}
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
  /** Whether the link is shown only on touch screens. */
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
