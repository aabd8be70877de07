import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { acceptsAnswer, initialValues } from '../../../src/enquiry/field-order.ts';
import { loans } from '../../../src/enquiry/forms/capital.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { insurancePlans } from '../../../src/enquiry/forms/protection.ts';
import { blankValues, fieldId } from '../../../src/enquiry/form-definition.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { savePrefilledAnswers } from '../../../src/lib/prefill.ts';
import { seals } from '../../../src/site/seals.ts';
import { validAnswers } from '../../enquiries.ts';
import { control, lead } from './chat.ts';
import {
  draftOf,
  hydrate,
  openedBy,
  setByScript,
  shown,
  submit,
  withPrerenderedForms,
} from './prerendered.ts';
import { sampleForm } from './sample-form.ts';

vi.mock('../../../src/runtime/boot/boot-data.ts', () => ({ requiredFiles: [], entry: '' }));

withPrerenderedForms();

const cases = [
  { form: contact, page: '/contact', choice: 'subject', linked: 'Finance', own: 'Tech Services', other: 'Health Insurance' },
  { form: loans, page: '/services/loanForEveryIndian', choice: 'kind', linked: 'Home loan', own: 'Gold loan', other: 'Mudra loan' },
  { form: insurancePlans, page: '/insurence', choice: 'plan', linked: 'Premium', own: 'Basic', other: 'Standard' },
] as const; // oxfmt-ignore

const linkTo = (page: string, about: string) => `${page}?about=${encodeURIComponent(about)}`;

let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  leave = undefined;
  history.replaceState(null, '', '/');
});

/** Presses a link of the page. */
const follow = (to: string) => userEvent.click(screen.getByRole('link', { name: to }));

/** Leaves the document and opens another: by a link or an address, unless it is a reload or Back. */
async function open(
  form: LeadForm,
  url: string,
  type: NavigationTimingType = 'navigate',
  beforeHydration = () => undefined as unknown,
) {
  leave?.();
  history.replaceState(null, '', url);
  openedBy(type);
  const page = (
    <BrowserRouter>
      {cases.map(({ page, linked }) => (
        <Link key={page} to={linkTo(page, linked)}>
          {linkTo(page, linked)}
        </Link>
      ))}
      <EnquiryForm form={form} level={3} rosette={seals.quote} />
    </BrowserRouter>
  );
  leave = await hydrate(page, beforeHydration);
}

/** Chooses or types as a visitor. */
async function enter(form: LeadForm, name: string, value: string) {
  const field = control(fieldId(form, name));
  if (field.localName === 'select') return userEvent.selectOptions(field, value);
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

describe.each(cases)('$form.id', ({ form, page, choice, linked, own, other }) => {
  const link = linkTo(page, linked);
  const chosen = () => shown()[choice];

  test.each([
    ['the link to the other language', `/hi${link}`, 'navigate'],
    ['a reload', link, 'reload'],
    ['Back', link, 'back_forward'],
    ['the same link opened again', link, 'navigate'],
    ['the same link with another fragment', `${link}#enquiry`, 'navigate'],
    ['the same link with figures of a calculator', `${link}&loan=2500000-9-180`, 'navigate'],
  ] as const)('keeps the visitor’s choice after %s', async (_, url, type) => {
    await open(form, link);
    expect(chosen()).toBe(linked);
    await enter(form, choice, own);
    await enter(form, 'name', 'Farida Khan');
    for (const times of [1, 2]) {
      await open(form, url, type);
      expect([chosen(), shown().name], `time ${times}`).toEqual([own, 'Farida Khan']);
    }
    await enter(form, choice, '');
    await open(form, url, type);
    expect(chosen()).toBe('');
  });

  test('keeps an emptied choice, also where nothing else is filled in', async () => {
    await open(form, link);
    await enter(form, choice, '');
    await open(form, `/hi${link}`);
    expect(chosen()).toBe('');
    await open(form, link, 'reload');
    expect(chosen()).toBe('');
  });

  test('keeps what was chosen before hydration, also if the document is left before hydration', async () => {
    (new Function(readFileSync('src/runtime/before-boot.js', 'utf8')) as () => void)();
    await open(form, link, 'navigate', () => enterBeforeHydration(form, choice, own));
    expect(chosen()).toBe(own);
    await open(form, `/hi${link}`);
    expect(chosen()).toBe(own);
    leave?.();
    sessionStorage.clear();
    history.replaceState(null, '', link);
    const id = fieldId(form, choice);
    document.body.innerHTML = `<form data-draft="${form.id}"><input name="${choice}" id="${id}"></form>`;
    enterBeforeHydration(form, choice, own);
    document.body.replaceChildren();
    leave = undefined;
    await open(form, `/hi${link}`);
    expect(chosen()).toBe(own);
  });

  test('chooses what a later link names, in a new document and within the site, and keeps it', async () => {
    await open(form, link);
    await enter(form, choice, own);
    const later = linkTo(page, other);
    await open(form, later);
    expect(chosen()).toBe(other);
    await open(form, `/hi${later}`);
    expect(chosen()).toBe(other);
    await follow(link);
    expect(chosen()).toBe(linked);
    await enter(form, choice, own);
    await follow(link); // pressed again
    expect(chosen()).toBe(linked);
    await open(form, link, 'reload');
    expect(chosen()).toBe(linked);
  });

  test('sends the choice in the lead, and the same link chooses for the next enquiry', async () => {
    await open(form, link);
    setByScript(form, validAnswers(form));
    await enter(form, choice, own);
    await open(form, `/hi${link}`);
    await submit();
    expect(lead()).toContain(`: ${own}\n`);
    sessionStorage.clear(); // sent
    await open(form, link);
    expect(chosen()).toBe(linked);
  });
});

function enterBeforeHydration(form: LeadForm, name: string, value: string) {
  const field = control(fieldId(form, name));
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('keeps the choices of two tabs apart', async () => {
  const link = '/insurence?about=Premium';
  await open(insurancePlans, link);
  await enter(insurancePlans, 'plan', 'Basic');
  const first = JSON.stringify(sessionStorage);
  sessionStorage.clear(); // a new tab has its own
  await open(insurancePlans, link);
  expect(shown().plan).toBe('Premium');
  await enter(insurancePlans, 'plan', 'Standard');
  await open(insurancePlans, link, 'reload');
  expect(shown().plan).toBe('Standard');
  sessionStorage.clear();
  Object.assign(sessionStorage, JSON.parse(first));
  await open(insurancePlans, link, 'reload');
  expect(shown().plan).toBe('Basic');
});

describe('an answer of a calculator', () => {
  const page = '/services/loanForEveryIndian';
  const openLoans = (type?: NavigationTimingType) => open(loans, `${page}#enquiry`, type);

  test.each(['navigate', 'reload', 'back_forward'] as const)(
    'does not return after %s to a field that the visitor has emptied or changed, but newer answers do',
    async (type) => {
      savePrefilledAnswers(page, { amount: '₹25,00,000', kind: 'Home loan' });
      await openLoans();
      expect(shown()).toMatchObject({ amount: '₹25,00,000', kind: 'Home loan' });
      await enter(loans, 'amount', '');
      await enter(loans, 'kind', 'Gold loan');
      await openLoans(type);
      expect(shown()).toMatchObject({ amount: '', kind: 'Gold loan' });
      savePrefilledAnswers(page, { amount: '₹40,00,000', kind: 'Home loan' });
      await openLoans(type);
      expect(shown()).toMatchObject({ amount: '₹40,00,000', kind: 'Gold loan' });
    },
  );

  test('does not replace what a link chose, and the link replaces it', async () => {
    savePrefilledAnswers(page, { kind: 'Home loan' });
    await open(loans, `${page}?about=Car%20loan#enquiry`);
    expect(shown().kind).toBe('Car loan');
    await open(loans, `${page}?about=Gold%20loan#enquiry`);
    expect(shown().kind).toBe('Gold loan');
  });

  test('fills in the next enquiry after one was submitted', async () => {
    savePrefilledAnswers(page, { amount: '₹25,00,000' });
    await openLoans();
    setByScript(loans, { ...validAnswers(loans), amount: '₹25,00,000' });
    await submit();
    expect(lead()).toContain('₹25,00,000');
    await openLoans();
    expect(shown()).toMatchObject({ name: '', amount: '₹25,00,000' });
  });
});

test('has no draft of a form that no link has filled in once it is emptied', async () => {
  await open(sampleForm, '/insurence');
  await enter(sampleForm, 'home', 'Oman');
  await enter(sampleForm, 'home', '');
  expect(draftOf(sampleForm)).toEqual({});
});

test.each([
  [true, ['typed', 'linked', 'draft'], 'typed'],
  [true, ['', 'linked', 'draft'], 'linked'],
  [true, ['', 'linked', 'draft', 'linked'], 'draft'],
  [true, ['', 'linked', undefined, 'linked'], ''],
  [false, ['restored', 'linked', 'draft'], 'draft'],
  [false, ['restored', 'linked', ''], ''],
  [false, ['restored', 'linked'], 'restored'],
  [false, ['', 'linked'], 'linked'],
] as const)('in a new visit (%s), of %j the field has %j', (isNewVisit, sources, expected) => {
  const [page, linked, plan, draftLink] = sources;
  const draft = { ...(plan !== undefined && { plan }), ...(draftLink && { '?about': draftLink }) };
  const values = initialValues(
    sampleForm,
    { page: { plan: page }, linked: { plan: linked }, draft },
    isNewVisit,
  );
  expect(values).toEqual({ ...blankValues(sampleForm), plan: expected });
});

test.each([
  ['', '5', undefined, true],
  ['', '5', '5', false],
  ['', '6', '5', true],
  ['5', '6', '5', true],
  ['7', '6', '5', false],
  ['7', '6', undefined, false],
])('%j accepts %j, where %j was filled in: %s', (value, answer, filled, expected) => {
  expect(acceptsAnswer(value, answer, filled)).toBe(expected);
});
