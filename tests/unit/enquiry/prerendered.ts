/** Prerendered forms whose values the browser, a password manager or the visitor sets before React hydrates them. */
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect } from 'vitest';
import { fieldValues } from '../../../src/enquiry/use-restored-values.ts';
import { fieldId } from '../../../src/enquiry/form-definition.ts';
import type { FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { loadForeignParser } from '../../../src/lib/phone-number.ts';
import { settled, withoutChat } from './chat.ts';

export type Values = Record<string, string>;

const roots: { unmount: () => void }[] = [];

/** Call it first: loads the rules of the forms, and restores the document after each test. */
export function withPrerenderedForms() {
  withoutChat();
  beforeAll(async () => {
    await import('../../../src/enquiry/schema.ts');
    await loadForeignParser();
  });
  afterEach(() => {
    for (const root of roots.splice(0)) act(() => root.unmount());
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
}

const formElement = () => document.forms[0] as HTMLFormElement;
export const shown = () => fieldValues(formElement());
export const draftOf = (form: FormDefinition): Values =>
  JSON.parse(sessionStorage.getItem(`enquiry-draft:${form.id}`) ?? '{}') as Values;
export const setDraft = (form: FormDefinition, values: Values) =>
  sessionStorage.setItem(`enquiry-draft:${form.id}`, JSON.stringify(values));

/** Sets values without an event, as a password manager does, or the browser after Back. */
export function setByScript(form: FormDefinition, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementById(fieldId(form, name)) as HTMLInputElement | null;
    if (field) field.value = value;
    else if (value)
      // the field of an option that is not chosen is not shown
      (document.getElementById(fieldId(form, `${name}-${value}`)) as HTMLInputElement).checked = true;
  }
}

/**
 * Shows prerendered HTML, calls `before`, and hydrates it.
 * @returns a function that removes it
 */
export async function hydrate(element: ReactElement, before: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(element);
  before();
  const differences: unknown[] = []; // HTML that React did not render, error #418
  const onRecoverableError = (error: unknown) => differences.push(error);
  const root = await act(() => hydrateRoot(host, element, { onRecoverableError }));
  roots.push(root);
  await settled();
  expect(differences).toEqual([]);
  return () => {
    act(() => root.unmount());
    host.remove();
  };
}

/** How the browser came to the document: by a link, a reload or Back. Undefined where the browser does not tell. */
export function openedBy(type: NavigationTimingType | undefined) {
  const getEntries = () => [{ type } as PerformanceNavigationTiming];
  Object.assign(performance, { getEntriesByType: type && getEntries });
}

export async function submit() {
  act(() => formElement().requestSubmit());
  await settled();
}
