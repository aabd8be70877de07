/** Helpers for prerendered forms with values that were set before React hydrates them. */
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll } from 'vitest';
import { readFieldValues } from '../../../src/enquiry/use-restored-values.ts';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import type { FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { loadForeignParser } from '../../../src/lib/phone-number.ts';
import { hydrate as hydrateHtml } from '../hydrate.ts';
import { settled, withoutChat } from './chat.ts';

export type Values = Record<string, string>;

/** Loads the code of the forms before the tests, and restores `performance` after each test. */
export function withPrerenderedForms() {
  withoutChat();
  beforeAll(async () => {
    await import('../../../src/enquiry/schema.ts');
    await loadForeignParser();
  });
  afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
}

const formElement = () => document.forms[0] as HTMLFormElement;
export const readValues = () => readFieldValues(formElement());
export const draftOf = (form: FormDefinition): Values =>
  JSON.parse(sessionStorage.getItem(`enquiry-draft:${form.id}`) ?? '{}') as Values;
export const setDraft = (form: FormDefinition, values: Values) =>
  sessionStorage.setItem(`enquiry-draft:${form.id}`, JSON.stringify(values));

/** Sets values without an event, like a password manager, or like the browser after Back. */
export function setByScript(form: FormDefinition, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementById(getFieldId(form, name)) as HTMLInputElement | null;
    if (field) field.value = value;
    else if (value)
      // In a radio group, the radio button has the id. A value without a field in the document must be empty.
      (document.getElementById(getFieldId(form, `${name}-${value}`)) as HTMLInputElement).checked = true;
  }
}

/** Hydrates the HTML of an element, and waits for its code and effects. Returns a function that removes the element. */
export async function hydrate(element: ReactElement, before: () => void) {
  const { container, unmount } = hydrateHtml(element, before);
  await settled();
  return () => {
    unmount();
    container.remove();
  };
}

/** Sets the type of the navigation that loaded the document. Undefined simulates a browser without this information. */
export function setNavigationType(type: NavigationTimingType | undefined) {
  const getEntries = () => [{ type } as PerformanceNavigationTiming];
  Object.assign(performance, { getEntriesByType: type && getEntries });
}

export async function submit() {
  act(() => formElement().requestSubmit());
  await settled();
}
