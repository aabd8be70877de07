import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import {
  clearFilledAnswers,
  clearPrefill,
  loadAttachedLines,
  loadCalculatedAnswers,
  loadFilledAnswers,
  loadPrefilledAnswers,
  loadSentence,
  saveFilledAnswer,
  TYPED_ANSWERS,
} from '../lib/prefill.ts';
import { oneLine } from '../lib/text.ts';
import { officeLang } from '../site/language.ts';
import { restoreUnsent } from './draft.ts';
import { acceptsAnswer } from './field-order.ts';
import { allOptions } from './form-definition.ts';
import type { FieldDefinition, LeadForm, Values } from './form-definition.ts';
import { useHistoryEntry, useIsNewVisit } from './use-visit.ts';

/* Values and lines that a link, a calculator or a document list prefills in a form. */

const hasOption = (field: FieldDefinition | undefined, option: string) =>
  field?.kind === 'choice' && allOptions(field.choice).some(({ value }) => value === option);

/** Returns the answer in `?about=` of a URL, where it is one of the options of the form's choice. */
export function linkedAnswer(form: LeadForm, search: string): Values {
  const choice = form.linkedChoice ?? '';
  const about = new URLSearchParams(search).get('about') ?? '';
  return hasOption(form.fields[choice], about) ? { [choice]: about } : {};
}

/**
 * Chooses the option that a link names which the visitor follows within the site. Back, Forward and a new document keep
 * the visitor's own choice, which `useRestoredValues` restores.
 */
export function useLinkedAnswer(
  form: LeadForm,
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  keepDraft: () => void,
) {
  const { search, key } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!isLink) return;
    for (const [control, option] of Object.entries(linkedAnswer(form, search))) {
      setValue(control, option);
      keepDraft();
    }
    // `key` changes when the same link is followed again.
  }, [form, search, key, isLink, setValue, keepDraft]);
}

/** The prefilled answers that fields of the form accept. */
const answersFor = (form: LeadForm, path: string): Values =>
  Object.fromEntries(
    Object.entries(loadPrefilledAnswers(path)).filter(
      ([name, answer]) => form.fields[name]?.kind === 'text' || hasOption(form.fields[name], answer),
    ),
  );

/**
 * Fills in what the visitor has entered in a calculator, or elsewhere on the page, where the field accepts it, and clears
 * answers that no calculation has any more. It does nothing while the panel of an enquiry is restored, which has these
 * answers already.
 */
export function usePrefilledAnswers(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  keepDraft: () => void,
) {
  const { pathname } = useLocation();
  const entry = useHistoryEntry();
  const isNewVisit = useIsNewVisit();
  useEffect(() => {
    if (!form.acceptsPrefill || restoreUnsent(form, isNewVisit)?.entry === entry) return undefined;
    const fill = () => {
      const filled = loadFilledAnswers(pathname);
      const answers = answersFor(form, pathname);
      for (const field of Object.keys({ ...filled, ...answers })) {
        const answer = answers[field] ?? '';
        if (!acceptsAnswer(getValues(field) ?? '', answer, filled[field])) continue;
        saveFilledAnswer(pathname, field, answer);
        setValue(field, answer);
        keepDraft();
      }
    };
    fill();
    addEventListener(TYPED_ANSWERS, fill);
    return () => removeEventListener(TYPED_ANSWERS, fill);
    // `entry` changes each time a calculator's link is followed, which may bring other answers.
  }, [form, pathname, entry, isNewVisit, getValues, setValue, keepDraft]);
}

/**
 * Lines that name the answers a calculation was made with, where the form has others: the visitor may change a prefilled
 * amount, or had already entered one. An answer that is the result itself has its line.
 */
const differingAnswers = (form: LeadForm, path: string, values: Values, lines: readonly string[]): string[] =>
  Object.entries(loadCalculatedAnswers(path)).flatMap(([name, answer]) => {
    const field = form.fields[name];
    const value = oneLine(values[name] ?? '');
    if (field?.kind !== 'text' || !value || value === answer) return [];
    if (lines.some((line) => line.endsWith(`: ${answer}`))) return [];
    return [`Calculated with ${field.inLead}: ${answer}`];
  });

export interface Attached {
  /** Lines that a calculator or a document list has attached to the message. */
  lines: readonly string[];
  /** The result of the calculation in the language of the visitor; empty for that of the office. */
  sentence: string;
  /** Returns these lines as they are sent with these values of the form. */
  linesWith: (values: Values) => readonly string[];
  /** Removes them, once they have been sent. */
  remove: () => void;
  /** Makes the next form accept the same answers, once this one was submitted. */
  forgetFilled: () => void;
  /** Removes them and the answers filled in with them, except those that the visitor has changed. */
  leaveOut: () => void;
}

/** Returns what a calculator or a document list has attached to the message. */
export function useAttachedLines(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  keepDraft: () => void,
): Attached {
  const { pathname, key } = useLocation();
  const hydrated = useHydrated();
  // A click on a calculator's link stores new lines and navigates, so the location's `key` changes.
  const [removedKey, setRemovedKey] = useState<string>();
  const lines = hydrated && form.acceptsPrefill && removedKey !== key ? loadAttachedLines(pathname) : [];
  const remove = () => {
    clearPrefill(pathname);
    setRemovedKey(key);
  };
  return {
    lines,
    sentence: officeLang ? loadSentence(pathname) : '',
    linesWith: (values) =>
      lines.length > 0 ? [...differingAnswers(form, pathname, values, lines), ...lines] : lines,
    remove,
    forgetFilled: () => clearFilledAnswers(pathname),
    leaveOut: () => {
      for (const [field, answer] of Object.entries(answersFor(form, pathname)))
        if (acceptsAnswer(getValues(field) ?? '', '', answer)) setValue(field, '');
      keepDraft();
      remove();
    },
  };
}
