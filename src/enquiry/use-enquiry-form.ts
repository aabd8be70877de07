import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { firm } from '../site/firm.ts';
import { chatLink } from './chat-link.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import { fieldId, fieldProps } from './field-props.ts';
import type { Values } from './field-props.ts';
import { manners } from './form-manners.ts';
import type { LeadForm } from './forms.ts';
import { leadSheets } from './lead-sheets.ts';
import { leadText } from './lead-text.ts';
import { openChat } from './open-chat.ts';
import { createReference } from './reference.ts';
import { wantRules } from './rules.ts';
import type { FormValues } from './schemas.ts';

/** A valid enquiry on its way: the visitor still has to press Send in the chat. */
export interface Enquiry {
  reference: string;
  text: string;
  window: 'opened' | 'blocked';
  /** The visitor says that the message went out. */
  confirmed: boolean;
  /** As typed, so that the form can be filled in again after its reset. */
  typed: Values;
}

/** With no values: the form's validity is found anew, and no field shows a message for it. */
const validity = { shouldValidate: true };

/** In the order of the lead's lines, which is that of the form. */
const fieldsOf = (form: LeadForm) => [
  ...leadSheets[form].rows.map((row) => row.key),
  ...(leadSheets[form].message ? ['message'] : []),
];

/**
 * Brings a form to life whose HTML was there before, with what was typed into it since, and with the words of an
 * earlier visit. For the component that calls `useForm`, after it: only then do its values count.
 */
export function useTakeOver(form: LeadForm, { getValues, setValue, setValues }: UseFormReturn<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const here = element.current;
    if (!here) return;
    here.noValidate = true; // only now, so that it is native without script (FM7)
    here.addEventListener('focusin', wantRules);
    const draft = loadDraft(form, fieldsOf(form));
    // A visitor may have turned to the form before this code came.
    const begun = Object.keys(draft).length > 0 || here.contains(document.activeElement);
    if (begun) wantRules();
    for (const [field, value] of Object.entries(draft)) {
      if (value && !getValues(field)) setValue(field, value);
    }
    // What was typed before this code came is worth as much as what follows.
    if (Object.values(getValues()).some(Boolean)) saveDraft(form, getValues());
    if (manners[form].showsInvalid) setValues({}, validity);
    return () => {
      here.removeEventListener('focusin', wantRules);
    };
  }, [form, getValues, setValue, setValues]);
  return element;
}

/**
 * A form whose valid submit opens the firm's chat with the enquiry's text, and whose words outlive a reload.
 * Its state is subscribed to here, below the component that holds `methods`, which renders twice when it mounts.
 */
export function useEnquiryForm(form: LeadForm, methods: UseFormReturn<Values>) {
  const { control, register, handleSubmit, reset, setValue, setValues, getValues, getFieldState, trigger } =
    methods;
  const manner = manners[form];
  const fields = fieldsOf(form);
  const formState = useFormState({ control });
  const { errors } = formState;
  const invalid = manner.showsInvalid && !formState.isValid;

  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const timer = useRef(0);
  const [settling, setSettling] = useState(false);
  const [succeeded, setSucceeded] = useState(false);
  const [enquiry, setEnquiry] = useState<Enquiry>();
  // The messages as they were at the last failing submit: an alert must not speak at every key (b-24).
  const [failure, setFailure] = useState({ attempt: 0, faults: [] as { field: string; message: string }[] });
  const faults = failure.faults
    .filter(({ field }) => errors[field] ?? getFieldState(field).error)
    .map(({ field, message }) => ({ id: fieldId(form, field), message }));

  const keepDraft = () => {
    const values = getValues();
    if (Object.values(values).some(Boolean)) saveDraft(form, values);
    else clearDraft(form);
  };

  const fill = (values: Values) => {
    for (const field of fields) setValue(field, values[field] ?? '');
    setValues({}, validity);
  };

  const empty = () => {
    reset(Object.fromEntries(fields.map((field) => [field, ''])), { keepFieldsRef: true });
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (failure.attempt > 0) summary.current?.focus();
  }, [failure.attempt]);

  const settle = (next: Enquiry) => {
    if (manner.resets) empty();
    setFailure((last) => ({ ...last, faults: [] }));
    setSucceeded(true);
    setEnquiry(next);
    setSettling(false);
    busy.current = false;
  };

  /** Nothing but microtasks may pass between the submit event and this, or the window is blocked. */
  const send = (values: Values) => {
    const reference = createReference();
    const text = leadText(form, values as FormValues<typeof form>, { reference });
    const typed = getValues();
    const opened = openChat(chatLink(firm.chatNumber, text).href);
    const next = { reference, text, window: opened, confirmed: false, typed: { ...typed } };
    saveDraft(form, typed);
    if (manner.settlesAfter === 0) return settle(next);
    setSettling(true);
    timer.current = window.setTimeout(() => settle(next), manner.settlesAfter);
  };

  const refuse = (found: FieldErrors<Values>) => {
    busy.current = false;
    if (!manner.keepsSuccess) setSucceeded(false);
    setFailure(({ attempt }) => ({
      attempt: attempt + 1,
      faults: fields.flatMap((field) => {
        const message = found[field]?.message;
        return message ? [{ field, message }] : [];
      }),
    }));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    wantRules();
    void handleSubmit(send, refuse)(event);
  };

  return {
    succeeded,
    enquiry,
    faults,
    summary,
    formProps: { onSubmit: submit, onChange: keepDraft },
    submitProps: {
      ...((invalid || settling) && { 'aria-disabled': true }),
      // The second half of a double click sends nothing twice.
      onClick: (event: MouseEvent) => {
        if (event.detail > 1) event.preventDefault();
      },
    },
    ...fieldProps(form, { register, trigger, errors }),
    control,
    confirm: () => {
      clearDraft(form);
      setEnquiry((last) => last && { ...last, confirmed: true });
    },
    /** Back to the form: with the words of the enquiry, or empty for another one. */
    resume: (words: 'same' | 'none') => {
      if (words === 'none') {
        clearDraft(form);
        empty();
      } else if (enquiry) fill(enquiry.typed);
      setSucceeded(false);
      setEnquiry(undefined);
      document.getElementById(fieldId(form, fields[0] ?? ''))?.focus();
    },
  };
}
