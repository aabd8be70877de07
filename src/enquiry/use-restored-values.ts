import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DRAFT_LINK } from '../runtime/protocol.ts';
import { clearDraft, loadDraft, loadUnsent, readStored, saveDraft } from './draft.ts';
import { collectInitialValues } from './field-order.ts';
import { createBlankValues, listControls, isBlank } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';
import { useIsFreshNavigation } from './use-navigation.ts';
import { loadValidation } from './load-validation.ts';

export interface FormElement {
  formRef: RefObject<HTMLFormElement | null>;
  /**
   * Passes values from the DOM to React Hook Form. Call this function before you use the values of the form, because
   * some password managers set values without dispatching an event.
   */
  readFields: () => void;
  /** Saves the draft. If the form is empty and no link has filled it in, deletes the draft instead. */
  updateDraft: () => void;
}

/**
 * Returns the values of a form's named fields in the DOM. The value of a radio group is the value of its checked
 * button. Omits radio groups without a checked button, and selects without a selected option.
 */
export function readFieldValues(form: HTMLFormElement): Values {
  const fields = [...form.elements] as HTMLInputElement[];
  const hasValue = (field: HTMLElement & { type: string; checked: boolean }) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex >= 0;
    return field.type !== 'radio' || field.checked;
  };
  return Object.fromEntries(
    fields.filter((field) => field.name && hasValue(field)).map(({ name, value }) => [name, value]),
  );
}

/**
 * Fills in a form when React mounts or hydrates it, with the priorities of field-order.ts. From then on, updates the
 * draft before the visitor leaves the page. Call this hook after `useForm` in the same component, because React Hook
 * Form ignores values that are set before its own effects have run.
 * @param linked the answer of the URL, by field name. Only the value of the first render is used
 */
export function useRestoredValues(
  form: FormDefinition,
  { getValues, setValue, reset, trigger }: UseFormReturn<Values>,
  linked: Values = {},
): FormElement {
  const formRef = useRef<HTMLFormElement>(null);
  const isFreshNavigation = useIsFreshNavigation();
  const [linkedValues] = useState(linked);

  const fields = useMemo(() => {
    /** Copies values that differ from the DOM to React Hook Form. Returns whether there were any. */
    const readChanges = (formElement: HTMLFormElement | null) => {
      const changes = Object.entries(formElement ? readFieldValues(formElement) : {}).filter(
        ([control, value]) => value !== (getValues(control) ?? ''),
      );
      for (const [control, value] of changes) setValue(control, value);
      return changes.length > 0;
    };
    const save = () => {
      const values = getValues();
      const isFromLink = DRAFT_LINK in loadDraft(form.id, [DRAFT_LINK]);
      if (isBlank(form, values) && !isFromLink) clearDraft(form.id);
      else saveDraft(form.id, values);
    };
    const readFields = () => void readChanges(formRef.current);
    const updateDraft = () => {
      // The draft must not be overwritten before it is restored. The effect below restores the draft, and then removes
      // the attribute.
      if (formRef.current?.dataset.draft !== undefined) return;
      readFields();
      save();
    };
    return { formRef, readChanges, save, readFields, updateDraft };
  }, [form, getValues, setValue]);

  useEffect(() => {
    const formElement = formRef.current;
    if (!formElement) return;
    // The HTML has no `novalidate`, so that the browser validates the form if there is no JavaScript (FM7).
    formElement.noValidate = true;
    formElement.addEventListener('focusin', loadValidation);

    const dom = readFieldValues(formElement);
    const draft = loadDraft(form.id, [DRAFT_LINK, ...listControls(form)]);
    const values = collectInitialValues(form, { dom, linked: linkedValues, draft }, isFreshNavigation);
    reset(values, { keepFieldsRef: true });
    // From now on, React saves the draft. Removing the attribute stops before-boot.js from saving it.
    formElement.removeAttribute('data-draft');
    if (loadUnsent(form.id).length === 0) fields.save();

    const { activeElement } = document;
    if (Object.keys(draft).length > 0 || formElement.contains(activeElement)) void loadValidation();
    // Validates the fields that the visitor filled in and left before this code was loaded. From now on, `onBlur`
    // validates them.
    const leftFields = Object.entries(createBlankValues(form))
      .filter(([control, blank]) => dom[control] && dom[control] !== blank)
      .map(([control]) => control)
      .filter((control) => formElement.elements.namedItem(control) !== activeElement);
    if (leftFields.length > 0) void trigger(leftFields);

    const saveChanges = () => {
      if (fields.readChanges(formElement)) fields.save();
    };
    let storedOnLeave = '';
    const handlePageHide = () => {
      saveChanges();
      storedOnLeave = readStored(form.id);
    };
    // After Back, the page can be older than what the visitor has entered or submitted on another page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readStored(form.id) === storedOnLeave) return;
      removeEventListener('pagehide', handlePageHide);
      formElement.inert = true; // typing during the reload would overwrite the draft
      formElement.reset(); // the browser would restore the older values after the reload
      location.reload();
    };
    addEventListener('pagehide', handlePageHide);
    addEventListener('pageshow', handlePageShow);
    return () => {
      saveChanges();
      removeEventListener('pagehide', handlePageHide);
      removeEventListener('pageshow', handlePageShow);
      formElement.removeEventListener('focusin', loadValidation);
    };
  }, [form, fields, reset, trigger, isFreshNavigation, linkedValues]);
  return fields;
}
