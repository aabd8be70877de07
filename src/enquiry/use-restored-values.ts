import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DRAFT_LINK } from '../runtime/protocol.ts';
import { clearDraft, loadDraft, loadUnsent, saveDraft } from './draft.ts';
import { initialValues } from './field-order.ts';
import { blankValues, controlsOf, isBlank } from './form-definition.ts';
import type { FormDefinition, Values } from './form-definition.ts';
import { useIsNewVisit } from './use-visit.ts';
import { loadValidation } from './validation.ts';

/** The fields of a form in the page. */
export interface FormElement {
  element: RefObject<HTMLFormElement | null>;
  /**
   * Reads values that were set without an event: some password managers do so. Call it before you use the values of the
   * form.
   */
  readFields: () => void;
  /** Saves the draft of the form, or removes the draft of an empty form that no link has filled in. */
  keepDraft: () => void;
}

/**
 * Returns the values of a form's named fields in the DOM. The value of a radio group is the value of its checked
 * button. A select without a selected option is left out.
 */
export function fieldValues(form: HTMLFormElement): Values {
  const fields = [...form.elements] as HTMLInputElement[];
  const hasValue = (field: HTMLElement & { type: string; checked: boolean }) =>
    field instanceof HTMLSelectElement ? field.selectedIndex >= 0 : field.type !== 'radio' || field.checked;
  return Object.fromEntries(
    fields.filter((field) => field.name && hasValue(field)).map(({ name, value }) => [name, value]),
  );
}

/**
 * Fills a form with what the visitor has entered before, in the order of field-order.ts. Call it after `useForm` in the
 * same component: React Hook Form ignores values that are set before its own effects have run.
 * @param linked prefilled values from the URL, by field name; later renders cannot change them
 */
export function useRestoredValues(
  form: FormDefinition,
  { getValues, setValue, reset, trigger }: UseFormReturn<Values>,
  linked: Values = {},
): FormElement {
  const element = useRef<HTMLFormElement>(null);
  const isNewVisit = useIsNewVisit();
  const [linkedValues] = useState(linked);

  const fields = useMemo(() => {
    /** Passes values of the DOM that React Hook Form does not have to it. Returns whether there were any. */
    const readChanges = (formElement: HTMLFormElement | null) => {
      const unread = Object.entries(formElement ? fieldValues(formElement) : {}).filter(
        ([control, value]) => value !== (getValues(control) ?? ''),
      );
      for (const [control, value] of unread) setValue(control, value);
      return unread.length > 0;
    };
    const save = () => {
      const values = getValues();
      const isFromLink = DRAFT_LINK in loadDraft(form.id, [DRAFT_LINK]);
      if (isBlank(form, values) && !isFromLink) clearDraft(form.id);
      else saveDraft(form.id, values);
    };
    const readFields = () => void readChanges(element.current);
    const keepDraft = () => {
      if (element.current?.dataset.draft !== undefined) return; // the draft has not been restored yet
      readFields();
      save();
    };
    return { element, readChanges, save, readFields, keepDraft };
  }, [form, getValues, setValue]);

  useEffect(() => {
    const formElement = element.current;
    if (!formElement) return;
    formElement.noValidate = true; // set here, and not in the HTML: without JavaScript, the browser validates (FM7)
    formElement.addEventListener('focusin', loadValidation);

    const page = fieldValues(formElement);
    const draft = loadDraft(form.id, [DRAFT_LINK, ...controlsOf(form)]);
    reset(initialValues(form, { page, linked: linkedValues, draft }, isNewVisit), { keepFieldsRef: true });
    formElement.removeAttribute('data-draft'); // makes before-boot.js stop saving the draft: this code does it now
    if (!loadUnsent(form.id)) fields.save();

    const { activeElement } = document;
    if (Object.keys(draft).length > 0 || formElement.contains(activeElement)) void loadValidation();
    // Validates the fields that the visitor filled in and blurred before this code loaded, as `onBlur` does later.
    const blurred = Object.entries(blankValues(form)).flatMap(([control, blank]) => {
      const isFilled = page[control] && page[control] !== blank;
      return isFilled && formElement.elements.namedItem(control) !== activeElement ? [control] : [];
    });
    if (blurred.length > 0) void trigger(blurred);

    const saveUnread = () => {
      if (fields.readChanges(formElement)) fields.save();
    };
    addEventListener('pagehide', saveUnread);
    return () => {
      saveUnread();
      removeEventListener('pagehide', saveUnread);
      formElement.removeEventListener('focusin', loadValidation);
    };
  }, [form, fields, reset, trigger, isNewVisit, linkedValues]);
  return fields;
}
