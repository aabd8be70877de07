/** Helpers for prerendered forms with values that were set before React hydrates them. */
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect } from 'vitest';
import { fieldValues } from '../../../src/enquiry/use-restored-values.ts';
import { fieldId } from '../../../src/enquiry/form-controls.ts';
import type { FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { loadForeignParser } from '../../../src/lib/phone-number.ts';
import { settled, withoutChat } from './chat.ts';

export type Values = Record<string, string>;

const roots: { unmount: () => void }[] = [];

/** Loads the rules of the forms before the tests, and restores the document after each test. Call it first. */
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

/** Sets values without an event, like a password manager, or like the browser after Back. */
export function setByScript(form: FormDefinition, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementById(fieldId(form, name)) as HTMLInputElement | null;
    if (field) field.value = value;
    else if (value)
      // a radio group: its button has the id; a hidden field has no value
      (document.getElementById(fieldId(form, `${name}-${value}`)) as HTMLInputElement).checked = true;
  }
}

/**
 * Adds prerendered HTML to the document, calls `before`, and hydrates the HTML.
 * @returns a function that unmounts and removes it
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

/** Sets the type of the navigation that loaded the document. Undefined simulates a browser without this information. */
export function openedBy(type: NavigationTimingType | undefined) {
  const getEntries = () => [{ type } as PerformanceNavigationTiming];
  Object.assign(performance, { getEntriesByType: type && getEntries });
}

export async function submit() {
  act(() => formElement().requestSubmit());
  await settled();
}
