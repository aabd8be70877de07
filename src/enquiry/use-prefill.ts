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

/* Prefills a form with values and lines of a link, a calculator or a document list. */

const hasOption = (field: FieldDefinition | undefined, option: string) =>
  field?.kind === 'choice' && allOptions(field.choice).some(({ value }) => value === option);

/** Returns the answer in `?about=` of a URL, if it is an option of the choice that the form lets links preselect. */
export function linkedAnswer(form: LeadForm, search: string): Values {
  const choice = form.linkedChoice ?? '';
  const about = new URLSearchParams(search).get('about') ?? '';
  return hasOption(form.fields[choice], about) ? { [choice]: about } : {};
}

/**
 * Selects the option in `?about=` when the visitor follows a link within the site. After Back, Forward or a new
 * document, `useRestoredValues` restores the visitor's own choice.
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

/** Returns the prefilled answers that the form has a field for. */
const answersFor = (form: LeadForm, path: string): Values =>
  Object.fromEntries(
    Object.entries(loadPrefilledAnswers(path)).filter(
      ([name, answer]) => form.fields[name]?.kind === 'text' || hasOption(form.fields[name], answer),
    ),
  );

/**
 * Fills in answers that the visitor has entered in a calculator or elsewhere on the page (`acceptsAnswer`), and clears
 * answers that are no longer part of a calculation. It does nothing while the panel of a restored enquiry is shown:
 * that enquiry already has these answers.
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
 * Returns lines with the values of a calculation that differ from the answers in the form: the visitor may have changed
 * a prefilled amount, or had entered another one before. A value that is the result of the calculation already has a
 * line.
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
  /** The result of the calculation in the visitor's language; empty if the lines are in that language. */
  sentence: string;
  /** Returns the lines to send with the current values of the form. */
  linesWith: (values: Values) => readonly string[];
  /** Removes the lines after they have been sent. */
  remove: () => void;
  /** Lets the next enquiry take over the same answers. Call it after a submit. */
  forgetFilled: () => void;
  /** Removes the lines and the prefilled answers that the visitor has not changed. */
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
  // Hides the lines only until the visitor follows a calculator's link again: the navigation changes `key`.
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
