import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import {
  clearPrefill,
  loadAttachedLines,
  loadCalculatedAnswers,
  loadFilledAnswers,
  loadPrefilledAnswers,
  loadSentence,
  saveFilledAnswer,
  TYPED_ANSWERS,
} from '../lib/prefill.ts';
import { toOneLine } from '../lib/text.ts';
import { language } from '../site/language.ts';
import { loadUnsent } from './draft.ts';
import { isAnswerAccepted } from './field-order.ts';
import { listOptions } from './form-definition.ts';
import type { FieldDefinition, LeadForm, Values } from './form-definition.ts';
import type { FormElement } from './use-restored-values.ts';
import { useHistoryEntry } from './use-navigation.ts';

/* Fills in a form with the answer of a link, and with answers and lines of a calculator or a document list. */

const hasOption = (field: FieldDefinition | undefined, option: string) =>
  field?.kind === 'choice' && listOptions(field.choice).some(({ value }) => value === option);

/**
 * Returns the answer in `?about=` of a URL, by field name. Returns {} if the answer is not an option of the form's
 * `linkedChoice`.
 */
export function readLinkedAnswer(form: LeadForm, search: string): Values {
  const choice = form.linkedChoice ?? '';
  const about = new URLSearchParams(search).get('about') ?? '';
  return hasOption(form.fields[choice], about) ? { [choice]: about } : {};
}

/**
 * Selects the option in `?about=` when the visitor follows a link within the site. Does nothing after Back, Forward or
 * a page load, because `useRestoredValues` then sets the values.
 */
export function useLinkedAnswer(
  form: LeadForm,
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  updateDraft: () => void,
) {
  const { search, key } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!isLink) return;
    for (const [control, option] of Object.entries(readLinkedAnswer(form, search))) {
      setValue(control, option);
      updateDraft();
    }
    // `key` is a dependency because it changes when the visitor follows the same link again.
  }, [form, search, key, isLink, setValue, updateDraft]);
}

/**
 * Returns the stored answers that can be filled into the form: answers for its text fields, and options of its selects.
 */
const loadFittingAnswers = (form: LeadForm, path: string): Values =>
  Object.fromEntries(
    Object.entries(loadPrefilledAnswers(path)).filter(
      ([name, answer]) => form.fields[name]?.kind === 'text' || hasOption(form.fields[name], answer),
    ),
  );

/**
 * Fills in answers that the visitor has entered in a calculator or elsewhere on the page, unless the visitor has
 * changed the field (`isAnswerAccepted`). If a stored answer no longer exists, empties its field again. Does nothing
 * while the panel of an unsent enquiry is shown, because that enquiry already contains the answers.
 */
export function usePrefilledAnswers(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  { formRef, updateDraft }: Pick<FormElement, 'formRef' | 'updateDraft'>,
) {
  const { pathname } = useLocation();
  const entry = useHistoryEntry();
  const hydrated = useHydrated();
  useEffect(() => {
    // The panel of a restored enquiry replaces the form only after hydration.
    if (!form.acceptsPrefill || !hydrated) return undefined;
    const fillIn = () => {
      const unsent = loadUnsent(form.id);
      if (unsent.length > 0 && formRef.current?.hidden) return;
      const filledAnswers = loadFilledAnswers(pathname);
      const answers = loadFittingAnswers(form, pathname);
      for (const field of Object.keys({ ...filledAnswers, ...answers })) {
        const answer = answers[field] ?? '';
        const value = getValues(field) ?? '';
        const filled = filledAnswers[field];
        // If a submitted enquiry contains the answer, the submit has emptied the field, and not the visitor.
        const isEmptiedBySubmit = !value && unsent.some(({ typed }) => typed[field] === filled);
        if (!isAnswerAccepted(value, answer, isEmptiedBySubmit ? undefined : filled)) continue;
        saveFilledAnswer(pathname, field, answer);
        setValue(field, answer);
        updateDraft();
      }
    };
    fillIn();
    addEventListener(TYPED_ANSWERS, fillIn);
    return () => removeEventListener(TYPED_ANSWERS, fillIn);
    // `entry` is a dependency because the answers can have changed when the visitor follows a calculator's link again.
  }, [form, pathname, entry, hydrated, getValues, setValue, formRef, updateDraft]);
}

/**
 * Returns a line for each calculated answer that differs from the value of its text field, so that the firm sees both
 * values. Omits empty fields, and answers that already have a line.
 */
function findDifferingLines(
  form: LeadForm,
  path: string,
  values: Values,
  lines: readonly string[],
): string[] {
  const differingAnswers = Object.entries(loadCalculatedAnswers(path)).filter(([name, answer]) => {
    const value = toOneLine(values[name] ?? '');
    const hasLine = lines.some((line) => line.endsWith(`: ${answer}`));
    return form.fields[name]?.kind === 'text' && value && value !== answer && !hasLine;
  });
  return differingAnswers.map(([name, answer]) => `Calculated with ${form.fields[name]?.inLead}: ${answer}`);
}

export interface Attached {
  /** The lines that a calculator or a document list has attached to the message. */
  lines: readonly string[];
  /**
   * The result of the calculation in the language of the page. It is '' on English pages, where `lines` contain the
   * result.
   */
  sentence: string;
  /** Returns the lines to send. They also depend on the current values of the form. */
  linesFor: (values: Values) => readonly string[];
  /** Removes the lines and the stored answers. */
  remove: () => void;
  /** Removes the lines, the stored answers, and prefilled values that the visitor has not changed. */
  removeWithAnswers: () => void;
}

/** Returns the lines that a calculator or a document list has attached to the message, and functions to remove them. */
export function useAttachedLines(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  updateDraft: () => void,
): Attached {
  const { pathname, key } = useLocation();
  const hydrated = useHydrated();
  // The key of the location at which the visitor removed the lines. Following a calculator's link again changes the
  // key, so the lines are shown again.
  const [removedKey, setRemovedKey] = useState<string>();
  const lines = hydrated && form.acceptsPrefill && removedKey !== key ? loadAttachedLines(pathname) : [];
  const remove = () => {
    clearPrefill(pathname);
    setRemovedKey(key);
  };
  return {
    lines,
    sentence: language === 'en' ? '' : loadSentence(pathname),
    linesFor: (values) =>
      lines.length > 0 ? [...findDifferingLines(form, pathname, values, lines), ...lines] : lines,
    remove,
    removeWithAnswers: () => {
      for (const [field, answer] of Object.entries(loadFittingAnswers(form, pathname)))
        if (isAnswerAccepted(getValues(field) ?? '', '', answer)) setValue(field, '');
      updateDraft();
      remove();
    },
  };
}
