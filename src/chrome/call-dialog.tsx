import { useRef } from 'react';
import { Button, getButtonClass } from '../components/button.tsx';
import { Dialog, DialogDescription } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { useCopyMessage } from '../components/use-copy-message.tsx';
import { useOfficeStatus } from '../components/office-status.tsx';
import { copyText } from '../lib/copy-text.ts';
import { extractDigits, createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { contactCardPath } from '../site/office.ts';
import { shownHours } from '../site/shown-hours.ts';
import * as words from '#words/site.json';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

export interface CallDialogProps {
  onClose: () => void;
}

/**
 * Shows the firm's phone number, with controls that copy, call and save the number (AL1, AL2, FB0). The specification
 * requires an alert, so the role is `alertdialog`. Screen readers announce the number when the dialog opens.
 */
export function CallDialog({ onClose }: CallDialogProps) {
  const number = useRef<HTMLParagraphElement>(null);
  const [copyMessage, showCopyMessage] = useCopyMessage(firm.phone);
  const officeStatus = useOfficeStatus();
  const copy = async () => {
    const isCopied = await copyText(`+${extractDigits(firm.phone)}`);
    if (!isCopied && number.current) getSelection()?.selectAllChildren(number.current);
    showCopyMessage(isCopied ? words.numberCopied : words.numberSelected);
  };
  return (
    <Dialog
      onClose={onClose}
      alert
      title={words.callUs}
      description={
        officeStatus
          ? formatMessage(words.callUsTextWithStatus, {
              firm: firm.name,
              hours: shownHours,
              status: officeStatus,
            })
          : formatMessage(words.callUsText, { firm: firm.name, hours: shownHours })
      }
    >
      <DialogDescription ref={number} className="my-4 font-display text-h2 font-bold text-brand select-all">
        {firm.phone}
      </DialogDescription>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          <Icon name="copy" />
          {words.copyNumber}
        </Button>
        <a href={createTelUrl(firm.phone)} className={getButtonClass({ variant: 'outline' })}>
          <Icon name="phone" />
          {common.callPrefix}
          {firm.phone}
        </a>
        <a href={contactCardPath} className={getButtonClass({ variant: 'outline' })}>
          {common.saveContact}
        </a>
      </div>
      <p className="mt-3 min-h-6 text-sm">{copyMessage}</p>
    </Dialog>
  );
}
