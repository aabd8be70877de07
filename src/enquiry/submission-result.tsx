import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { Announced } from '../components/announced.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { useAnnouncement } from '../components/use-announcement.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Rosette } from '../components/rosette.tsx';
import { focusElement } from '../lib/focus-element.ts';
import * as words from '#words/forms.json';
import { titleOfSent, titleOfUnsent } from '#words/widgets.json';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { Enquiry } from './draft.ts';
import { LeadDelivery } from './lead-delivery.tsx';
import type { LeadForm } from './form-definition.ts';
import { PromisedTime } from './form-notes.tsx';
import { ContactOptions } from './contact-options.tsx';
import { SendSteps } from './send-steps.tsx';
import { useHasReturned } from './use-has-returned.ts';

/**
 * Classes of the framed panel. Its children are positioned, so that the browser paints them in front of the background
 * (`.cut`). In a tab on a phone, the panel is wider than the form.
 */
const panelClasses =
  'px-[clamp(1.35rem,4vw,2.5rem)] py-9 text-center text-foreground frame on-card *:not-[.cut]:relative max-sm:in-[[role=tabpanel]]:-mx-3';

interface SubmissionResultProps {
  form: LeadForm;
  /** The level of the panel's heading. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  /** The enquiry whose panel is shown. It is undefined while the form is shown. */
  enquiry: Enquiry | undefined;
  /** Whether the visitor has already started another enquiry in the form (`hasNextEnquiry`). */
  hasNext: boolean;
  CustomResult?: ComponentType<{ enquiry: Enquiry }> | undefined;
  /** Whether the success message is shown. */
  succeeded: boolean;
  /** Called when the visitor confirms that the message was sent. */
  onConfirm: () => void;
  /** Shows the form again, with the values of the enquiry or empty. */
  onResume: (values: 'keep' | 'clear') => void;
}

/**
 * The panel that replaces the form after a valid submit (FM5). Some forms keep its success message when the visitor
 * returns (`keepsSuccess`). The panel and the document title call the message unsent until the visitor confirms that it
 * was sent, because only the visitor can press Send.
 */
export function SubmissionResult({
  form,
  level,
  rosette,
  enquiry,
  hasNext,
  CustomResult,
  succeeded,
  onConfirm,
  onResume,
}: SubmissionResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const { reference, stage } = enquiry ?? {};
  const unsent = stage === 'confirmed' ? undefined : enquiry;
  const hasReturned = useHasReturned(unsent !== undefined);
  useTitlePrefix(unsent ? titleOfUnsent : enquiry && titleOfSent);
  useAnnouncement(unsent ? getReminder(unsent.stage, hasReturned) : '');
  const resumeLabel = unsent ? words.changeMessage : words.writeAnother;
  const problem = unsent?.stage === 'submitted' && unsent.window !== 'opened' && unsent.window;

  useEffect(() => {
    // A restored enquiry does not receive focus, because focus must not move when a page opens.
    if (reference && stage !== 'restored' && heading.current) focusElement(heading.current, {});
  }, [reference, stage]);

  return (
    <div className={enquiry && panelClasses} data-hand-off={enquiry && ''}>
      {enquiry && (
        <>
          <FrameBackground />
          {problem && (
            <p
              key={problem}
              role="alert"
              className="mb-5 border-invalid border-destructive bg-destructive-tint px-3.5 py-2.5 font-semibold"
            >
              {problem === 'offline' ? words.chatIsOffline : words.windowBlocked}
            </p>
          )}
          {!unsent && <Stamp rosette={rosette} />}
          <Heading ref={heading} className="font-display text-h2-prose text-balance">
            {getHeading({ isUnsent: unsent !== undefined, isOffline: problem === 'offline' })}
          </Heading>
        </>
      )}
      {succeeded && (
        <>
          <p className="mt-2">
            <Announced>{form.success}</Announced>
          </p>
          <p className="font-semibold">
            <PromisedTime form={form} isSent />
          </p>
        </>
      )}
      {enquiry && (
        <>
          {leadEndpoint && unsent && <LeadDelivery reference={unsent.reference} />}
          {unsent && <SendSteps form={form} isChatOpen={stage === 'submitted' && !problem} />}
          {unsent && <ContactOptions form={form} enquiry={unsent} />}
          {CustomResult && <CustomResult enquiry={enquiry} />}
          <Receipt reference={enquiry.reference} formTitle={form.title} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            {unsent && (
              <Button variant="outline" onClick={onConfirm}>
                {words.iHaveSent}
              </Button>
            )}
            <Button variant="outline" onClick={() => onResume(unsent ? 'keep' : 'clear')}>
              {hasNext ? words.backToForm : resumeLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function getHeading({ isUnsent, isOffline }: { isUnsent: boolean; isOffline: boolean }): string {
  if (!isUnsent) return words.youHaveSent;
  return isOffline ? words.notSentYet : words.pressSend;
}

/**
 * Returns an announcement about an unsent enquiry, if the visitor has returned from the chat or the page has restored
 * the enquiry. Otherwise returns ''.
 */
function getReminder(stage: Enquiry['stage'], hasReturned: boolean): string {
  if (hasReturned) return leadEndpoint ? words.pressSendSentence : words.pressSendReminder;
  if (stage !== 'restored') return '';
  return leadEndpoint ? words.stillHere : words.stillHereUnsent;
}

function Stamp({ rosette }: { rosette: RosetteName }) {
  return (
    <div className="relative mx-auto mb-[0.9rem] w-34 forced-colors:hidden" aria-hidden="true" data-stamp="">
      <Rosette name={rosette} size="medallion" />
      <span className="absolute inset-0 m-auto grid aspect-square w-[46%] place-items-center double-circle bg-card [font-size:1.5rem] text-success -outline-offset-6">
        <Icon name="check" />
      </span>
    </div>
  );
}

function Receipt({ reference, formTitle }: { reference: string; formTitle: string }) {
  const rows = [
    [words.reference, reference],
    [words.about, formTitle],
    ['WhatsApp', firm.chatNumber],
  ] as const;
  return (
    <dl className="mt-5 text-left rule-account">
      {rows.map(([term, value]) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-4 border-border py-2.5 not-first:border-t-hair"
        >
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
