import { useEffect, useRef } from 'react';
import { Announced } from '../components/announced.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { useAnnouncement } from '../components/use-announcement.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Rosette } from '../components/rosette.tsx';
import { focusElement } from '../lib/focus-element.ts';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { ContactOptions } from './contact-options.tsx';
import { LeadDelivery } from './lead-delivery.tsx';
import type { LeadForm } from './form-definition.ts';
import { SendSteps } from './send-steps.tsx';
import { useReturned } from './use-returned.ts';
import type { Enquiry } from './enquiry.ts';

interface SubmissionResultProps {
  form: LeadForm;
  /** The level below the heading that the form stands under. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  enquiry: Enquiry | undefined;
  /** The visitor has said that the message went out. */
  succeeded: boolean;
  onConfirm: () => void;
  onResume: (words: 'same' | 'none') => void;
}

const pressSend = 'Now press Send in WhatsApp';

/**
 * The panel that replaces the form after a valid submit (FM5). The chat may or may not have opened, and only the
 * visitor can press Send there: until they confirm it, panel and document title say that nothing is sent yet.
 */
export function SubmissionResult({
  form,
  level,
  rosette,
  enquiry,
  succeeded,
  onConfirm,
  onResume,
}: SubmissionResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const { reference, stage } = enquiry ?? {};
  const waits = stage === 'now' || stage === 'before';
  const returned = useReturned(waits);
  useTitlePrefix(waits ? 'Not sent yet - ' : stage === 'confirmed' ? 'Sent - ' : undefined);
  useAnnouncement(waits ? waiting(stage, returned) : '');
  const blocked = stage === 'now' && enquiry?.window === 'blocked';

  useEffect(() => {
    // What an earlier load left here takes no focus from a page that was just opened.
    if (reference && stage !== 'before' && heading.current) focusElement(heading.current, {});
  }, [reference, stage]);

  return (
    <div className={enquiry ? 'hand-off frame on-leaf text-ink' : ''}>
      {enquiry && (
        <>
          <div className="cut bg-leaf" aria-hidden="true" />
          {blocked && (
            <p
              role="alert"
              className="mb-5 border-alarm border-error bg-error-tint px-3.5 py-2.5 font-semibold"
            >
              Your browser blocked WhatsApp. Open it with the button below.
            </p>
          )}
          {stage === 'confirmed' && <Stamp rosette={rosette} />}
          <Heading ref={heading} className="font-display text-h2-prose text-balance">
            {waits ? pressSend : 'You have sent it'}
          </Heading>
        </>
      )}
      {succeeded && (
        <p className="mt-2">
          <Announced>{form.success}</Announced>
        </p>
      )}
      {leadEndpoint && enquiry && waits && <LeadDelivery reference={enquiry.reference} />}
      {waits && <SendSteps form={form} opened={stage === 'now' && !blocked} />}
      {enquiry && waits && <ContactOptions form={form} enquiry={enquiry} />}
      {enquiry && <Receipt reference={enquiry.reference} kind={form.title} />}
      {enquiry && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {waits ? (
            <>
              <Button look="outline" onClick={onConfirm}>
                I have sent it
              </Button>
              <Button look="outline" onClick={() => onResume('same')}>
                Change the message
              </Button>
            </>
          ) : (
            <Button look="outline" onClick={() => onResume('none')}>
              Write another enquiry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What is announced of a waiting enquiry: on the return from the chat, and on a later load of the page. */
function waiting(stage: 'now' | 'before', returned: boolean): string {
  if (returned) return leadEndpoint ? `${pressSend}.` : `${pressSend}. Nothing is sent until you do.`;
  if (stage === 'now') return '';
  return leadEndpoint
    ? 'Your enquiry is still here.'
    : 'Your enquiry is still here. Press Send in WhatsApp to send it.';
}

function Stamp({ rosette }: { rosette: RosetteName }) {
  return (
    <div className="hand-off-emblem" aria-hidden="true">
      <Rosette name={rosette} size="medallion" />
      <span className="hand-off-disc text-success">
        <Icon name="check" />
      </span>
    </div>
  );
}

function Receipt({ reference, kind }: { reference: string; kind: string }) {
  const rows = [
    ['Reference', reference],
    ['About', kind],
    ['WhatsApp', firm.chatNumber],
  ] as const;
  return (
    <dl className="rule-account mt-5 text-left">
      {rows.map(([term, value]) => (
        <div
          key={term}
          className="not-first:border-t-hair border-rule flex flex-wrap justify-between gap-x-4 py-2.5"
        >
          <dt className="text-ink-mute">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
