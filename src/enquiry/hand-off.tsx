import { useEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { Rosette } from '../components/rosette.tsx';
import { displayPhone } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { forms } from './forms.ts';
import type { LeadForm } from './forms.ts';
import { HandOffWays } from './hand-off-ways.tsx';
import type { Enquiry } from './use-enquiry-form.ts';

interface HandOffProps {
  form: LeadForm;
  /** The level below the heading that the form stands under. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  enquiry: Enquiry | undefined;
  succeeded: boolean;
  onConfirm: () => void;
  onResume: (words: 'same' | 'none') => void;
}

/**
 * After a valid submit (FM5). The chat may or may not have opened, and only the visitor can press Send there:
 * this says so and keeps every other way open. The status region stands in the page from the start (G17).
 */
export function HandOff({ form, level, rosette, enquiry, succeeded, onConfirm, onResume }: HandOffProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const reference = enquiry?.reference;
  const confirmed = enquiry?.confirmed;

  useEffect(() => {
    if (reference) heading.current?.focus();
  }, [reference, confirmed]);

  return (
    <div className={enquiry ? 'hand-off frame on-leaf text-ink' : ''}>
      {enquiry && (
        <>
          <div className="cut bg-leaf" aria-hidden="true" />
          {enquiry.window === 'blocked' && !confirmed && (
            <p role="alert" className="hand-off-alert">
              Your browser did not let the chat open. Open it with the button below.
            </p>
          )}
          <Emblem rosette={rosette} icon={confirmed ? 'check' : 'chat'} />
          <Heading ref={heading} tabIndex={-1} className="font-display text-h2-prose text-balance">
            {confirmed ? 'Marked as sent' : 'Now press Send in the chat'}
          </Heading>
        </>
      )}
      <p role="status" className="not-empty:mt-2">
        {succeeded ? forms[form].success : ''}
      </p>
      {enquiry && !confirmed && (
        <p className="mt-2 font-semibold">Nothing has been sent until you press Send in the chat.</p>
      )}
      {enquiry && <Receipt reference={enquiry.reference} kind={forms[form].title} />}
      {enquiry && !confirmed && <HandOffWays form={form} enquiry={enquiry} />}
      {enquiry && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {!confirmed && (
            <>
              <Button look="outline" onClick={onConfirm}>
                I have sent it
              </Button>
              <Button look="outline" onClick={() => onResume('same')}>
                Change the message
              </Button>
            </>
          )}
          {confirmed && (
            <Button look="outline" onClick={() => onResume('none')}>
              Write another enquiry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Emblem({ rosette, icon }: { rosette: RosetteName; icon: IconName }) {
  return (
    <div className="hand-off-emblem" aria-hidden="true">
      <Rosette name={rosette} size="medallion" />
      <span className="hand-off-disc text-success">
        <Icon name={icon} />
      </span>
    </div>
  );
}

function Receipt({ reference, kind }: { reference: string; kind: string }) {
  const rows = [
    ['Reference', reference],
    ['About', kind],
    ['WhatsApp', displayPhone(firm.chatNumber)],
  ] as const;
  return (
    <dl className="rule-account mt-5 text-left">
      {rows.map(([term, value]) => (
        <div key={term} className="receipt-row flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-mute">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
