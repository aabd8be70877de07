import type { MouseEvent } from 'react';
import { Button, getButtonClass } from '../components/button.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { useCopyMessage } from '../components/use-copy-message.tsx';
import { createMailLink, createShareLink } from '../enquiry/chat-link.ts';
import { copyText } from '../lib/copy-text.ts';
import * as words from '#words/overdue.json';

interface LetterActionsProps {
  /** The letter that is shown, copied and printed. It may contain placeholders. */
  letter: string;
  /** The letter to send, without placeholders for optional fields. */
  sentLetter: string;
  /** The subject of an email with the letter. It is English, like the letter. */
  subject: string;
  /** Whether the figures of the calculator justify a letter. */
  hasLetter: boolean;
  /** Whether an input of the calculator is invalid, so that the letter has the last valid figures. */
  isOutdated: boolean;
  /** The id of the first field with an error. It is undefined if the letter is complete. */
  firstInvalidId: string | undefined;
  /** Called when the visitor tries to send an incomplete letter. */
  onIncomplete: (event: MouseEvent) => void;
  onPrint: () => void;
}

/** The links that send the letter, and the buttons that copy and print it. */
export function LetterActions(props: LetterActionsProps) {
  const { letter, sentLetter, subject, hasLetter, isOutdated, firstInvalidId, onIncomplete, onPrint } = props;
  const [copyMessage, showCopyMessage] = useCopyMessage(letter);
  const isReady = firstInvalidId === undefined;
  const mail = createMailLink('', subject, sentLetter);
  const share = createShareLink(sentLetter);
  const copy = async () =>
    showCopyMessage((await copyText(letter)) ? words.letterCopied : words.copyingBlocked);
  const incompleteLinkProps = { href: `#${firstInvalidId}`, onClick: onIncomplete };
  return (
    <div className="grid gap-5 lg:col-span-2">
      <div data-needs-script="" hidden={isOutdated || !hasLetter} className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <a
            data-action="send"
            {...(isReady ? { href: share.href, ...inNewTab } : incompleteLinkProps)}
            className={getButtonClass()}
          >
            {words.sendByWhatsApp}
            {isReady && <NewTabNote />}
          </a>
          <a
            data-action="send"
            {...(isReady ? { href: mail.href } : incompleteLinkProps)}
            className={getButtonClass({ variant: 'outline' })}
          >
            {words.sendByEmail}
          </a>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          <Button variant="outline" onClick={() => void copy()}>
            {words.copyLetter}
          </Button>
          <Button variant="outline" onClick={onPrint}>
            {words.printLetter}
          </Button>
        </div>
        {copyMessage && <p className="text-xs">{copyMessage}</p>}
      </div>
      {isReady && hasLetter && (mail.isCut || share.isCut) && (
        <p className="text-sm font-semibold">{share.isCut ? words.tooLongForBoth : words.tooLongForEmail}</p>
      )}
    </div>
  );
}
