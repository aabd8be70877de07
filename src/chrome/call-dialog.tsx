import { useRef, useState } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { useOfficeStatus } from '../components/office-status.tsx';
import { digitsOf, telLink } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';

export interface CallDialogProps {
  onClose: () => void;
}

/** Shows the phone number on a desktop, with ways to copy and to call it (AL1, AL2, FB0). */
export function CallDialog({ onClose }: CallDialogProps) {
  const number = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState('');
  const office = useOfficeStatus();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`+${digitsOf(firm.phone)}`);
      setStatus('Number copied.');
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setStatus('Your browser blocked copying. The number is selected instead.');
    }
  };
  return (
    <Dialog
      onClose={onClose}
      alert
      title="Call us"
      description={`Please call ${firm.name} from your phone on this number. ${firm.hours}.${office ? ` ${office}.` : ''}`}
    >
      <p ref={number} className="my-4 font-display text-h2 font-bold text-brand select-all">
        {firm.phone}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          <Icon name="copy" />
          Copy number
        </Button>
        <a href={telLink(firm.phone)} className={buttonClass({ variant: 'outline' })}>
          <Icon name="phone" />
          Call {firm.phone}
        </a>
      </div>
      <p className="mt-3 min-h-6 text-sm">{status && <Announced key={status}>{status}</Announced>}</p>
    </Dialog>
  );
}
