import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { createChatLink, firmChatDigits, openChat } from './chat-link.ts';
import { clearDraft, clearUnsent, hasNextEnquiry, restoreUnsent, saveDraft, saveUnsent } from './draft.ts';
import type { Enquiry } from './draft.ts';
import { createBlankValues, listControls, getFieldId, isApplicable } from './form-controls.ts';
import type { LeadForm, Values } from './form-definition.ts';
import { discardLead, sendLead } from './lead-delivery.tsx';
import { createReference, formatLead } from './lead-text.ts';
import type { Attached } from './use-prefill.ts';
import type { FormElement } from './use-restored-values.ts';
import { useHistoryEntry } from './use-navigation.ts';

interface SubmissionDeps {
  attached: Attached;
  showErrors: (errors: FieldErrors<Values>) => void;
  clearErrors: () => void;
  readFields: FormElement['readFields'];
}

const openChatWith = (text: string) => openChat(createChatLink(firmChatDigits, text).href);

/**
 * Handles the submit event, the result panel, the visitor's confirmation, and the return to the form. The panel is
 * shown only in the history entry of the submit: a visitor who follows a link to the form again probably has another
 * question. If the browser is offline at the submit, the chat opens when the browser goes online. If the browser blocks
 * the chat then, the visitor opens it with a link in the panel.
 */
export function useSubmission(
  form: LeadForm,
  methods: UseFormReturn<Values>,
  { attached, showErrors, clearErrors, readFields }: SubmissionDeps,
) {
  const { behaviour } = form;
  const { getValues, handleSubmit, reset, setValue } = methods;
  const entry = useHistoryEntry();
  /**
   * The history entry in which the form was submitted. Further submits in this entry are ignored until the form is
   * invalid or shown again.
   */
  const submittedEntry = useRef<string>(undefined);
  // The enquiry is restored only after hydration, because the prerendered HTML contains no enquiry.
  const hydrated = useHydrated();
  const restored = useMemo(
    () => (hydrated ? restoreUnsent(form, entry) : undefined),
    [hydrated, form, entry],
  );
  /** The enquiry that was last shown, and the history entry. In other entries, `restored` is used instead. */
  const [current, setCurrent] = useState<{ at: string; enquiry: Enquiry | undefined }>();
  const show = (next: Enquiry | undefined) => setCurrent({ at: entry, enquiry: next });
  const latest = current?.at === entry ? current.enquiry : restored;
  const enquiry = latest?.entry === entry ? latest : undefined;
  const [succeeded, setSucceeded] = useState(false);

  const openChatWhenOnline = useEffectEvent(() => {
    if (enquiry) show({ ...enquiry, window: openChatWith(enquiry.text) });
  });
  const isOffline = enquiry?.window === 'offline' && enquiry.stage === 'submitted';
  useEffect(() => {
    if (!isOffline) return undefined;
    const listener = () => openChatWhenOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isOffline]);

  /**
   * Shows the result panel. Does not reset `submittedEntry`, because the visitor may press Enter again before React
   * replaces the form.
   */
  const showResult = (next: Enquiry) => {
    clearErrors();
    show(next);
    setSucceeded(false);
  };

  const postAnswers = (url: string, reference: string, values: Values, text: string) => {
    const applicable = Object.entries(values).filter(([control]) => isApplicable(form, control, values));
    const answers = Object.fromEntries(applicable);
    sendLead(url, { reference, form: form.id, time: new Date().toISOString(), answers, text });
  };

  /**
   * Opens the chat. Between the submit event and this call, nothing may wait for a timer or a request, because the
   * browser would then block the chat.
   */
  const handleValid = (values: Values) => {
    const reference = createReference();
    const text = formatLead(form, values, { reference, attachedLines: attached.linesFor(values) });
    const typed = { ...getValues() };
    const chatWindow = navigator.onLine ? openChatWith(text) : 'offline';
    if (leadEndpoint) postAnswers(leadEndpoint.url, reference, values, text);
    const unsent = { reference, text, typed, entry };
    saveUnsent(form.id, unsent);
    clearDraft(form.id);
    const next: Enquiry = { ...unsent, window: chatWindow, stage: 'submitted' };
    if (behaviour.resultDelayMs === 0) return showResult(next);
    setTimeout(() => showResult(next), behaviour.resultDelayMs);
  };

  const handleInvalid = (errors: FieldErrors<Values>) => {
    submittedEntry.current = undefined;
    showErrors(errors);
  };

  const clearFields = () => reset(createBlankValues(form), { keepFieldsRef: true });

  const hasNext = enquiry !== undefined && hasNextEnquiry(form, enquiry, attached.lines);

  const clearStored = () => {
    if (enquiry) clearUnsent(form.id, enquiry.reference);
    if (hasNext) return;
    clearDraft(form.id);
    if (form.acceptsPrefill) attached.remove();
  };

  return {
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (submittedEntry.current === entry) return;
      submittedEntry.current = entry;
      readFields();
      // Shows a notice while the validation waits for the schema to load.
      void showNoticeWhile(handleSubmit(handleValid, handleInvalid)(event));
    },
    /** An unsent enquiry that was submitted in another history entry, and a function that shows its panel. */
    earlier:
      latest && !enquiry
        ? {
            reference: latest.reference,
            show: () => {
              setSucceeded(false);
              show({ ...latest, entry, stage: 'reopened' });
            },
          }
        : undefined,
    /** The props of the panel that replaces the form. */
    result: {
      enquiry,
      hasNext,
      succeeded: succeeded && (behaviour.keepsSuccess || enquiry !== undefined),
      onConfirm: () => {
        clearStored();
        // The form is emptied only now, because the visitor can return to it until the confirmation.
        if (behaviour.resets && !hasNext) clearFields();
        setSucceeded(true);
        if (enquiry) show({ ...enquiry, stage: 'confirmed' });
      },
      onResume: (values: 'keep' | 'clear') => {
        if (values === 'clear' && !hasNext) clearFields();
        else if (enquiry && !hasNext) {
          clearUnsent(form.id, enquiry.reference);
          if (leadEndpoint) discardLead(enquiry.reference);
          for (const [field, blank] of Object.entries(createBlankValues(form)))
            setValue(field, enquiry.typed[field] ?? blank);
          saveDraft(form.id, enquiry.typed);
        }
        const other = restoreUnsent(form, '');
        show(other && { ...other, entry: '' });
        submittedEntry.current = undefined;
        // React shows the form again before the next frame. Only then can the first field receive focus.
        requestAnimationFrame(() =>
          document.getElementById(getFieldId(form, listControls(form)[0] ?? ''))?.focus(),
        );
      },
    },
  };
}
