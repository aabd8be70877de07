import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import { DRAFT_LINK } from '../runtime/protocol.ts';
import { clearDraft, loadDraft, loadUnsent, saveDraft } from './draft.ts';
import { restoredValue } from './field-order.ts';
import { blankValues, isBlank } from './form-definition.ts';
import type { FormDefinition, Values } from './form-definition.ts';
import { loadValidation } from './validation.ts';

/** The fields of a form in the page. */
export interface FormElement {
  element: RefObject<HTMLFormElement | null>;
  /**
   * Takes over values that were set without an event, as some password managers do. Call it before anything that
   * depends on the values of the form.
   */
  readFields: () => void;
  /** Saves the draft of the form, or removes it where nothing is filled in and no link has given an answer. */
  keepDraft: () => void;
}

/**
 * Returns the values of a form's named fields as the page shows them. A group of radio buttons has the value of the
 * checked one; a select without a selected option is left out.
 */
export function fieldValues(form: HTMLFormElement): Values {
  const fields = [...form.elements] as HTMLInputElement[];
  const hasValue = (field: HTMLElement & { type: string; checked: boolean }) =>
    field instanceof HTMLSelectElement ? field.selectedIndex >= 0 : field.type !== 'radio' || field.checked;
  return Object.fromEntries(
    fields.filter((field) => field.name && hasValue(field)).map(({ name, value }) => [name, value]),
  );
}

/** After a reload and after Back the browser restores fields by itself, from a copy that can be a second old. */
function mayBrowserRestore(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
}

/** Returns whether a form is prerendered in a document that a link or an address has opened, not a reload, Back or Forward. */
export function useIsNewVisit(): boolean {
  const hydrated = useHydrated();
  const [isNewVisit] = useState(() => !hydrated && !mayBrowserRestore());
  return isNewVisit;
}

/**
 * Fills a form with what the visitor has entered before, in the order of field-order.ts. Call it after `useForm` in the same component: React Hook Form ignores values that are set
 * before its own effects have run.
 * @param linked answers that the address gives, by control; only the first render's are used
 */
export function useRestoredValues(
  form: FormDefinition,
  { getValues, setValue, trigger }: UseFormReturn<Values>,
  linked: Values = {},
): FormElement {
  const element = useRef<HTMLFormElement>(null);
  const isNewVisit = useIsNewVisit();
  const [linkedValues] = useState(linked);

  const fields = useMemo(() => {
    /** Returns whether a field contained something else than the form knew. */
    const read = (from: HTMLFormElement | null) => {
      const unread = Object.entries(from ? fieldValues(from) : {}).filter(
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
    const readFields = () => void read(element.current);
    const keepDraft = () => {
      if (element.current?.dataset.draft !== undefined) return; // the draft is still to be restored
      readFields();
      save();
    };
    return { element, read, save, readFields, keepDraft };
  }, [form, getValues, setValue]);

  useEffect(() => {
    const formElement = element.current;
    if (!formElement) return;
    formElement.noValidate = true; // only now: without script, the browser validates (FM7)
    formElement.addEventListener('focusin', loadValidation);

    const shown = fieldValues(formElement);
    const blanks = blankValues(form);
    const { [DRAFT_LINK]: draftLink, ...draft } = loadDraft(form.id, [DRAFT_LINK, ...Object.keys(blanks)]);
    for (const [control, blank] of Object.entries(blanks)) {
      const sources = {
        shown: shown[control] === blank ? undefined : shown[control],
        linked: linkedValues[control],
        draft: draft[control],
        draftLink,
      };
      const value = restoredValue(sources, isNewVisit);
      if (value !== undefined && value !== getValues(control)) setValue(control, value);
    }
    formElement.removeAttribute('data-draft'); // from now on saved by this code, not by the boot script (protocol.ts)
    if (!loadUnsent(form.id)) fields.save();

    const { activeElement } = document;
    if (Object.keys(draft).length > 0 || formElement.contains(activeElement)) loadValidation();
    // Validates the fields that the visitor filled in and blurred before this code loaded, as `onBlur` does later.
    const left = Object.keys(blanks).filter(
      (control) =>
        shown[control] &&
        shown[control] !== blanks[control] &&
        formElement.elements.namedItem(control) !== activeElement,
    );
    if (left.length > 0) {
      loadValidation();
      void trigger(left);
    }

    const saveUnread = () => {
      if (fields.read(formElement)) fields.save();
    };
    addEventListener('pagehide', saveUnread);
    return () => {
      saveUnread();
      removeEventListener('pagehide', saveUnread);
      formElement.removeEventListener('focusin', loadValidation);
    };
  }, [form, fields, getValues, setValue, trigger, isNewVisit, linkedValues]);
  return fields;
}
