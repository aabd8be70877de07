import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import { loadCarriedLines, clearCarriedLines } from '../lib/carried-lines.ts';
import { digitsOf } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { chatLink } from './chat-link.ts';
import { clearDraft, clearUnsent, loadUnsent, saveDraft, saveUnsent } from './draft.ts';
import type { Unsent } from './draft.ts';
import type { Values } from './form-fields.tsx';
import { leadText } from './lead-text.ts';
import { openChat } from './open-chat.ts';
import { allOptions } from './options.ts';
import { blankOf, controlsOf, fieldId, isBlank } from './record.ts';
import type { LeadForm } from './record.ts';
import { createReference } from './reference.ts';
import { loadValidation } from './rules.ts';
import { useFaults } from './use-faults.ts';

/** A valid enquiry on its way: the visitor still has to press Send in the chat. */
export interface Enquiry extends Unsent {
  window: 'opened' | 'blocked';
  /** `now`: just handed to the chat. `before`: on an earlier load of the page. `confirmed`: the visitor says it went out. */
  stage: 'now' | 'before' | 'confirmed';
}

interface NamedEvent {
  target: EventTarget & { name?: string; value?: string };
}

/** Controls whose rules depend on another one. */
const concerns: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  reply: ['email', 'number'],
};

function unsentBefore(form: LeadForm): Enquiry | undefined {
  const unsent = loadUnsent(form.id);
  return unsent && { ...unsent, window: 'opened', stage: 'before' };
}

/** The option that the address asks for by `?about=`, of the form's own list only. */
function askedFor(form: LeadForm, search: string): string | undefined {
  const field = form.asked ? form.fields[form.asked] : undefined;
  const about = new URLSearchParams(search).get('about');
  if (field?.kind !== 'choice' || about === null) return undefined;
  return allOptions(field.choice).find(({ value }) => value === about)?.value;
}

/**
 * A form whose valid submit opens the firm's chat with the enquiry's text, and whose words outlive a reload.
 * Its state is subscribed to here, below the component that holds `methods`, which renders twice when it mounts.
 */
export function useEnquiryForm(form: LeadForm, methods: UseFormReturn<Values>) {
  const { control, register, handleSubmit, reset, setValue, getValues, getFieldState, trigger } = methods;
  const { behaviour } = form;
  const { errors, submitCount } = useFormState({ control });
  const { pathname, search, key } = useLocation();

  const { summary, faults, tell, clear } = useFaults(form, errors, getFieldState);
  const busy = useRef(false);
  const timer = useRef(0);
  const [settling, setSettling] = useState(false);
  // What an earlier load left here; the prerendered page knows of none, so this waits until it is live.
  const hydrated = useHydrated();
  const earlier = useMemo(() => (hydrated ? unsentBefore(form) : undefined), [hydrated, form]);
  const [handedOff, setEnquiry] = useState<Enquiry | 'nothing' | undefined>();
  // Laid down anew by each press of a calculator's link, which `key` tells.
  const [dropped, setDropped] = useState<string>();
  const along = hydrated && form.carries && dropped !== key ? loadCarriedLines(pathname) : [];
  const enquiry = handedOff === 'nothing' ? undefined : (handedOff ?? earlier);
  const [succeeded, setSucceeded] = useState(false);

  const keepDraft = () => {
    const values = getValues();
    if (isBlank(form, values)) clearDraft(form.id);
    else saveDraft(form.id, values);
  };

  const fill = (values: Readonly<Values>) => {
    for (const [field, blank] of Object.entries(blankOf(form))) setValue(field, values[field] ?? blank);
  };

  const empty = () => reset(blankOf(form), { keepFieldsRef: true });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const option = askedFor(form, search);
    if (option && form.asked) setValue(form.asked, option);
    // `key`: the same link, followed again, answers again.
  }, [form, search, key, setValue]);

  const settle = (next: Enquiry) => {
    if (behaviour.resets) empty();
    clear();
    setEnquiry(next);
    setSucceeded(false);
    setSettling(false);
    // `busy` until the form is shown again: a second Enter may come before React has put the panel in its place.
  };

  /** Nothing but microtasks may pass between the submit event and this, or the window is blocked. */
  const send = (values: Values) => {
    const reference = createReference();
    const text = leadText(form, values, { reference, carried: along });
    const typed = { ...getValues() };
    const opened = openChat(chatLink(digitsOf(firm.chatNumber), text).href);
    const unsent = { reference, text, typed };
    saveUnsent(form.id, unsent);
    clearDraft(form.id);
    const next: Enquiry = { ...unsent, window: opened, stage: 'now' };
    if (behaviour.settlesAfter === 0) return settle(next);
    setSettling(true);
    timer.current = window.setTimeout(() => settle(next), behaviour.settlesAfter);
  };

  const refuse = (found: FieldErrors<Values>) => {
    busy.current = false;
    tell(found);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    loadValidation();
    void handleSubmit(send, refuse)(event);
  };

  const leaveOut = () => {
    clearCarriedLines(pathname);
    setDropped(key);
  };

  const forget = () => {
    clearUnsent(form.id);
    clearDraft(form.id);
    if (form.carries) leaveOut();
  };

  return {
    enquiry,
    succeeded,
    faults,
    along,
    leaveOut,
    summary,
    formProps: {
      onSubmit: submit,
      onChange: ({ target }: NamedEvent) => {
        keepDraft();
        const concerned = concerns[target.name ?? ''] ?? (submitCount === 0 ? [target.name ?? ''] : []);
        const marked = concerned.filter((name) => errors[name]);
        if (marked.length > 0) void trigger(marked);
      },
      // A number in part is no number: said once the visitor has left it.
      onBlur: ({ target: { name, value } }: NamedEvent) => {
        if (submitCount === 0 && name === 'number' && value) void trigger(name);
      },
    },
    submitProps: {
      // Not asked whether it is the second half of a double click: two taps at one place may have meant two controls.
      onClick: (event: MouseEvent) => {
        if (settling) event.preventDefault();
      },
    },
    tools: {
      form,
      register,
      setValue,
      getValues,
      control,
      errorOf: (field: string) => errors[field]?.message,
    },
    onConfirm: () => {
      forget();
      setSucceeded(true);
      if (enquiry) setEnquiry({ ...enquiry, stage: 'confirmed' });
    },
    /** Back to the form: with the words of the enquiry, or empty for another one. */
    onResume: (words: 'same' | 'none') => {
      if (words === 'none') {
        forget();
        if (behaviour.resets) empty();
      } else if (enquiry) {
        clearUnsent(form.id);
        fill(enquiry.typed);
        saveDraft(form.id, enquiry.typed);
      }
      setEnquiry('nothing');
      busy.current = false;
      if (!behaviour.keepsSuccess) setSucceeded(false);
      // The form is shown again by the next render.
      requestAnimationFrame(() => document.getElementById(fieldId(form, controlsOf(form)[0] ?? ''))?.focus());
    },
  };
}
