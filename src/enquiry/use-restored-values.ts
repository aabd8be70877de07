import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import { clearDraft, loadDraft, loadUnsent, saveDraft } from './draft.ts';
import { fieldValues } from './field-values.ts';
import type { Values } from './form-fields.tsx';
import { blankValues, isBlank } from './form-definition.ts';
import type { FormDefinition } from './form-definition.ts';
import { loadValidation } from './rules.ts';

/** The fields of a form in the page. */
export interface FormElement {
  element: RefObject<HTMLFormElement | null>;
  /**
   * Takes over values that were set without an event, as some password managers do. Call it before anything that
   * depends on the values of the form.
   */
  readFields: () => void;
  /** Saves the draft of the form, or removes it where nothing is filled in. */
  keepDraft: () => void;
}

/** After a reload and after Back the browser restores fields by itself, from a copy that can be a second old. */
function mayBrowserRestore(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Fills a form with what the visitor has entered before: what was typed before this code loaded, the draft, and the
 * answers of the address. Call it after `useForm` in the same component: React Hook Form ignores values that are set
 * before its own effects have run.
 * @param requested answers that the address gives, by control; only the first render's are used
 */
export function useRestoredValues(
  form: FormDefinition,
  { getValues, setValue, trigger }: UseFormReturn<Values>,
  requested: Values = {},
): FormElement {
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // What a field of a freshly opened document contains was entered since; in every other case the draft is newer.
  const [isFresh] = useState(() => !hydrated && !mayBrowserRestore());
  const [asked] = useState(requested);

  const fields = useMemo(() => {
    const blanks = blankValues(form);
    /** Returns whether a field contained something else than the form knew. */
    const read = (from: HTMLFormElement | null) => {
      const unread = Object.entries(from ? fieldValues(from) : {}).filter(
        // A country whose option is not rendered yet shows as nothing.
        ([control, value]) => value !== (getValues(control) ?? '') && (value || !blanks[control]),
      );
      for (const [control, value] of unread) setValue(control, value);
      return unread.length > 0;
    };
    const save = () => {
      const values = getValues();
      if (isBlank(form, values)) clearDraft(form.id);
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
    const here = element.current;
    if (!here) return;
    here.noValidate = true; // only now, so that validation is the browser's without script (FM7)
    here.addEventListener('focusin', loadValidation);

    const shown = fieldValues(here);
    const blanks = blankValues(form);
    const draft = loadDraft(form.id, Object.keys(blanks));
    for (const [control, blank] of Object.entries(blanks)) {
      const entered = shown[control] === blank ? undefined : shown[control];
      const value = isFresh
        ? (entered ?? asked[control] ?? draft[control])
        : (draft[control] ?? entered ?? asked[control]);
      if (value !== undefined && value !== getValues(control)) setValue(control, value);
    }
    here.removeAttribute('data-draft'); // kept from now on by this code (protocol.ts)
    if (!loadUnsent(form.id)) fields.save();

    const { activeElement } = document;
    if (Object.keys(draft).length > 0 || here.contains(activeElement)) loadValidation();
    // Fields that were filled in and left before this code loaded are validated as those left later (field-checks.ts).
    const left = Object.keys(blanks).filter(
      (control) =>
        shown[control] &&
        shown[control] !== blanks[control] &&
        here.elements.namedItem(control) !== activeElement,
    );
    if (left.length > 0) {
      loadValidation();
      void trigger(left);
    }

    const keepUnread = () => {
      if (fields.read(here)) fields.save();
    };
    addEventListener('pagehide', keepUnread);
    return () => {
      keepUnread();
      removeEventListener('pagehide', keepUnread);
      here.removeEventListener('focusin', loadValidation);
    };
  }, [form, fields, getValues, setValue, trigger, isFresh, asked]);
  return fields;
}
