import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import { digitsOf } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { withNotice } from '../runtime/waiting-notice.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { chatLink, openChat } from './chat-link.ts';
import { clearDraft, clearUnsent, hasNextEnquiry, restoreUnsent, saveDraft, saveUnsent } from './draft.ts';
import type { Enquiry } from './draft.ts';
import { blankValues, controlsOf, fieldId, isApplicable } from './form-definition.ts';
import type { LeadForm, Values } from './form-definition.ts';
import { discardLead, postLead } from './lead-delivery.tsx';
import { createReference, leadText } from './lead-text.ts';
import type { Attached } from './use-prefill.ts';
import { useHistoryEntry, useIsNewVisit } from './use-visit.ts';

interface SubmissionDeps {
  attached: Attached;
  showErrors: (errors: FieldErrors<Values>) => void;
  clearErrors: () => void;
  /** Reads values that were set without an event (use-restored-values.ts). */
  readFields: () => void;
}

const openChatWith = (text: string) => openChat(chatLink(digitsOf(firm.chatNumber), text).href);

/**
 * Handles the submit event, the result panel, the visitor's confirmation, and the return to the form. Only the history
 * entry of the submit shows the panel: a visitor who follows a link to the form again has another question. Offline,
 * the chat opens when the connection is back. If the browser blocks the chat then, the panel has a button that opens
 * it.
 */
export function useSubmission(
  form: LeadForm,
  methods: UseFormReturn<Values>,
  { attached, showErrors, clearErrors, readFields }: SubmissionDeps,
) {
  const { behaviour } = form;
  const { getValues, handleSubmit, reset, setValue } = methods;
  const entry = useHistoryEntry();
  /** The history entry whose submit is being handled. */
  const busyEntry = useRef<string>(undefined);
  // Restores only after hydration: the prerendered HTML has no enquiry.
  const hydrated = useHydrated();
  const isNewVisit = useIsNewVisit();
  const restored = useMemo(
    () => (hydrated ? restoreUnsent(form, isNewVisit) : undefined),
    [hydrated, form, isNewVisit],
  );
  const [submitted, setEnquiry] = useState<Enquiry | 'none' | undefined>();
  const latest = submitted === 'none' ? undefined : (submitted ?? restored);
  const enquiry = latest?.entry === entry ? latest : undefined;
  const [succeeded, setSucceeded] = useState(false);

  const openChatWhenOnline = useEffectEvent(() => {
    if (enquiry) setEnquiry({ ...enquiry, window: openChatWith(enquiry.text) });
  });
  const isOffline = enquiry?.window === 'offline' && enquiry.stage === 'submitted';
  useEffect(() => {
    if (!isOffline) return undefined;
    const listener = () => openChatWhenOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isOffline]);

  const showResult = (next: Enquiry) => {
    clearErrors();
    setEnquiry(next);
    setSucceeded(false);
    // The form stays busy until it is shown again: the visitor may press Enter twice before React replaces it.
  };

  /** Opens the chat. Await nothing but microtasks between the submit event and this call, or the browser blocks it. */
  const openChatWithLead = (values: Values) => {
    const reference = createReference();
    const text = leadText(form, values, { reference, attachedLines: attached.linesWith(values) });
    const typed = { ...getValues() };
    const opened = navigator.onLine ? openChatWith(text) : 'offline';
    if (leadEndpoint) {
      const applicable = Object.entries(values).filter(([control]) => isApplicable(form, control, values));
      const [time, answers] = [new Date().toISOString(), Object.fromEntries(applicable)];
      postLead(leadEndpoint.url, { reference, form: form.id, time, answers, text });
    }
    const unsent = { reference, text, typed, entry };
    saveUnsent(form.id, unsent);
    clearDraft(form.id);
    if (form.acceptsPrefill) attached.forgetFilled();
    const next: Enquiry = { ...unsent, window: opened, stage: 'submitted' };
    if (behaviour.resultDelayMs === 0) return showResult(next);
    setTimeout(() => showResult(next), behaviour.resultDelayMs);
  };

  const showInvalid = (errors: FieldErrors<Values>) => {
    busyEntry.current = undefined;
    showErrors(errors);
  };

  const clearFields = () => reset(blankValues(form), { keepFieldsRef: true });

  const hasNext = enquiry !== undefined && hasNextEnquiry(form, enquiry, attached.lines);

  const clearStored = () => {
    clearUnsent(form.id);
    if (hasNext) return;
    clearDraft(form.id);
    if (form.acceptsPrefill) attached.remove();
  };

  return {
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busyEntry.current === entry) return;
      busyEntry.current = entry;
      readFields();
      void withNotice(handleSubmit(openChatWithLead, showInvalid)(event)); // validation may wait for the schema
    },
    /** An earlier enquiry that may be unsent, and a function that shows its panel. */
    earlier:
      latest && !enquiry && latest.stage !== 'confirmed'
        ? {
            reference: latest.reference,
            show: () => {
              setSucceeded(false);
              setEnquiry({ ...latest, entry, stage: 'reopened' });
            },
          }
        : undefined,
    /** Props of the panel that replaces the form. */
    result: {
      enquiry,
      hasNext,
      succeeded: succeeded && (behaviour.keepsSuccess || enquiry !== undefined),
      onConfirm: () => {
        clearStored();
        // Clears the form only after the confirmation: until then the visitor can return to it.
        if (behaviour.resets && !hasNext) clearFields();
        setSucceeded(true);
        if (enquiry) setEnquiry({ ...enquiry, stage: 'confirmed' });
      },
      onResume: (values: 'keep' | 'clear') => {
        if (values === 'clear' && !hasNext) clearFields();
        else if (enquiry && !hasNext) {
          clearUnsent(form.id);
          if (leadEndpoint) discardLead(enquiry.reference);
          for (const [field, blank] of Object.entries(blankValues(form)))
            setValue(field, enquiry.typed[field] ?? blank);
          saveDraft(form.id, enquiry.typed);
        }
        setEnquiry(enquiry && hasNext ? { ...enquiry, entry: '' } : 'none');
        busyEntry.current = undefined;
        // Waits for the render that shows the form again.
        requestAnimationFrame(() =>
          document.getElementById(fieldId(form, controlsOf(form)[0] ?? ''))?.focus(),
        );
      },
    },
  };
}
