import { useEffect, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import { digitsOf } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { chatLink } from './chat-link.ts';
import { clearDraft, clearUnsent, saveDraft, saveUnsent } from './draft.ts';
import { unsentBefore } from './enquiry.ts';
import type { Enquiry } from './enquiry.ts';
import type { Values } from './form-fields.tsx';
import { leadText } from './lead-text.ts';
import { openChat } from './open-chat.ts';
import { dropLead, postLead } from './outbox.ts';
import { blankValues, controlsOf, fieldId, isApplicable } from './form-definition.ts';
import type { LeadForm } from './form-definition.ts';
import { createReference } from './reference.ts';
import { loadValidation } from './rules.ts';

interface SubmissionDeps {
  carried: { lines: readonly string[]; leaveOut: () => void };
  faults: { tell: (found: FieldErrors<Values>) => void; clear: () => void };
  /** Takes over values that were set without an event. */
  readFields: () => void;
}

/** From the press of the button to the visitor's word that the message went out, and back to the form. */
export function useSubmission(
  form: LeadForm,
  methods: UseFormReturn<Values>,
  { carried, faults, readFields }: SubmissionDeps,
) {
  const { behaviour } = form;
  const { getValues, handleSubmit, reset, setValue } = methods;
  const busy = useRef(false);
  const timer = useRef(0);
  const [settling, setSettling] = useState(false);
  // What an earlier load left here; the prerendered page knows of none, so this waits until it is live.
  const hydrated = useHydrated();
  const earlier = useMemo(() => (hydrated ? unsentBefore(form) : undefined), [hydrated, form]);
  const [submitted, setEnquiry] = useState<Enquiry | 'nothing' | undefined>();
  const enquiry = submitted === 'nothing' ? undefined : (submitted ?? earlier);
  const [succeeded, setSucceeded] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: Enquiry) => {
    faults.clear();
    setEnquiry(next);
    setSucceeded(false);
    setSettling(false);
    // `busy` until the form is shown again: a second Enter may come before React has put the panel in its place.
  };

  /** Nothing but microtasks may pass between the submit event and this, or the window is blocked. */
  const send = (values: Values) => {
    const reference = createReference();
    const text = leadText(form, values, { reference, carried: carried.lines });
    const typed = { ...getValues() };
    const opened = openChat(chatLink(digitsOf(firm.chatNumber), text).href);
    if (leadEndpoint) {
      const asked = Object.entries(values).filter(([control]) => isApplicable(form, control, values));
      const [time, answers] = [new Date().toISOString(), Object.fromEntries(asked)];
      postLead(leadEndpoint.url, { reference, form: form.id, time, answers, text });
    }
    const unsent = { reference, text, typed };
    saveUnsent(form.id, unsent);
    clearDraft(form.id);
    const next: Enquiry = { ...unsent, window: opened, stage: 'now' };
    if (behaviour.resultDelayMs === 0) return settle(next);
    setSettling(true);
    timer.current = window.setTimeout(() => settle(next), behaviour.resultDelayMs);
  };

  const refuse = (found: FieldErrors<Values>) => {
    busy.current = false;
    faults.tell(found);
  };

  const empty = () => reset(blankValues(form), { keepFieldsRef: true });

  const forget = () => {
    clearUnsent(form.id);
    clearDraft(form.id);
    if (form.acceptsPrefill) carried.leaveOut();
  };

  return {
    settling,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      loadValidation();
      readFields();
      void handleSubmit(send, refuse)(event);
    },
    /** What is shown in the form's place, and its two ways on. */
    result: {
      enquiry,
      succeeded,
      onConfirm: () => {
        forget();
        // Not before: a page that the chat replaces, or Back, can still show this form.
        if (behaviour.resets) empty();
        setSucceeded(true);
        if (enquiry) setEnquiry({ ...enquiry, stage: 'confirmed' });
      },
      /** Back to the form: with the words of the enquiry, or empty for another one. */
      onResume: (words: 'same' | 'none') => {
        if (words === 'none') {
          forget();
          if (!behaviour.resets) empty();
        } else if (enquiry) {
          clearUnsent(form.id);
          if (leadEndpoint) dropLead(enquiry.reference);
          for (const [field, blank] of Object.entries(blankValues(form)))
            setValue(field, enquiry.typed[field] ?? blank);
          saveDraft(form.id, enquiry.typed);
        }
        setEnquiry('nothing');
        busy.current = false;
        if (!behaviour.keepsSuccess) setSucceeded(false);
        // The form is shown again by the next render.
        requestAnimationFrame(() =>
          document.getElementById(fieldId(form, controlsOf(form)[0] ?? ''))?.focus(),
        );
      },
    },
  };
}
