import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadDraft, saveDraft } from './draft.ts';
import type { Values } from './form-fields.tsx';
import { controlsOf, isBlank } from './record.ts';
import type { FormRecord } from './record.ts';
import { loadValidation } from './rules.ts';

/**
 * Fills a prerendered form with what was typed into it before its code came, and with the draft of an earlier visit.
 * Call it after `useForm`, in the same component: only then do its values count.
 */
export function useRestoredValues(form: FormRecord, { getValues, setValue }: UseFormReturn<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const here = element.current;
    if (!here) return;
    here.noValidate = true; // only now, so that it is native without script (FM7)
    here.addEventListener('focusin', loadValidation);
    const draft = loadDraft(form.id, controlsOf(form));
    // A visitor may have turned to the form before this code came.
    const begun = Object.keys(draft).length > 0 || here.contains(document.activeElement);
    if (begun) loadValidation();
    // What stands in a field was typed after the draft, unless nothing was.
    const typed = !isBlank(form, getValues());
    for (const [field, value] of Object.entries(draft)) {
      if (value && !(typed && getValues(field))) setValue(field, value);
    }
    // What was typed before this code came is worth as much as what follows.
    if (!isBlank(form, getValues())) saveDraft(form.id, getValues());
    return () => here.removeEventListener('focusin', loadValidation);
  }, [form, getValues, setValue]);
  return element;
}
