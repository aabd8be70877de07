import { readFileSync } from 'node:fs';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { loans } from '../../../src/enquiry/forms/capital.ts';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import { validAnswers } from '../../enquiries.ts';
import { control, lead } from './chat.ts';
import { hydrate, setNavigationType, setByScript, readValues, submit } from './prerendered.ts';
import { withPrerenderedForms } from './prerendered.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const page = '/services/loanForEveryIndian';
const link = `${page}?about=Home%20loan`;
const loadBeforeBoot = new Function(readFileSync('src/runtime/before-boot.js', 'utf8')) as () => void;

let leave: (() => void) | undefined;
afterEach(() => void (leave = undefined));

/** Leaves the document, and opens another document by this type of navigation. */
async function openPage(url: string, type: NavigationTimingType = 'navigate', beforeHydration = () => {}) {
  leave?.();
  history.replaceState(null, '', url);
  setNavigationType(type);
  leave = await hydrate(<Show form={loans} at={url.replace(/^\/hi/, '')} />, beforeHydration);
}

/** Enters a value as a visitor does. */
async function enterValue(name: string, value: string) {
  const field = control(getFieldId(loans, name));
  if (field.localName === 'select') return userEvent.selectOptions(field, value);
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

function chooseBeforeHydration() {
  const field = control('loans-kind');
  field.value = 'Gold loan';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each([
  ['the link to the other language', `/hi${link}`, 'navigate'],
  ['a reload', link, 'reload'],
  ['Back', link, 'back_forward'],
  ['the same link with another fragment', `${link}#enquiry`, 'navigate'],
  ['the same link with figures of a calculator', `${link}&loan=2500000-9-180`, 'navigate'],
] as const)('a chosen or emptied answer is kept after %s', async (_, url, type) => {
  await openPage(link);
  expect(readValues().kind).toBe('Home loan');
  await enterValue('kind', '');
  await openPage(url, type);
  expect(readValues().kind).toBe('');
  await enterValue('kind', 'Gold loan');
  await enterValue('name', 'Farida Khan');
  for (const time of [1, 2]) {
    await openPage(url, type);
    expect(readValues(), `time ${time}`).toMatchObject({ kind: 'Gold loan', name: 'Farida Khan' });
  }
});

test.each(['navigate', 'reload'] as const)('a choice that is in no draft is kept after %s', async (type) => {
  await openPage(link, type, () => setByScript(loans, { kind: 'Gold loan' }));
  expect(readValues().kind).toBe('Gold loan');
});

test('a choice from before hydration is kept', async () => {
  loadBeforeBoot();
  await openPage(link, 'navigate', chooseBeforeHydration);
  expect(readValues().kind).toBe('Gold loan');
  await openPage(`/hi${link}`);
  expect(readValues().kind).toBe('Gold loan');
  leave?.();
  sessionStorage.clear();
  history.replaceState(null, '', link);
  document.body.innerHTML = '<form data-draft="loans"><input name="kind" id="loans-kind"></form>';
  chooseBeforeHydration();
  document.body.replaceChildren();
  leave = undefined;
  await openPage(`/hi${link}`);
  expect(readValues().kind).toBe('Gold loan');
});

test('the option of a later link is selected', async () => {
  await openPage(link);
  await enterValue('kind', 'Gold loan');
  const later = `${page}?about=Mudra%20loan`;
  for (const url of [later, `/hi${later}`]) {
    await openPage(url);
    expect(readValues().kind).toBe('Mudra loan');
  }
  setByScript(loans, { ...validAnswers(loans), kind: 'Gold loan' });
  await submit();
  expect(lead()).toContain(': Gold loan\n');
  sessionStorage.clear(); // another tab has no draft, either
  await openPage(later);
  expect(readValues().kind).toBe('Mudra loan');
});
