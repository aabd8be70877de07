import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { fieldValues } from '../../../src/enquiry/field-values.ts';

import { comment, contact } from '../../../src/enquiry/forms/letters.ts';
import { blankValues, callTimes, controlsOf, fieldId } from '../../../src/enquiry/form-definition.ts';
import type { FormDefinition, LeadForm } from '../../../src/enquiry/form-definition.ts';
import { keepDrafts } from '../../../src/runtime/boot/drafts.ts';
import { loadForeign } from '../../../src/lib/phone-number.ts';
import { seals } from '../../../src/site/seals.ts';
import { validAnswers } from '../../enquiries.ts';
import { short } from '../../forms.ts';
import { lead, open, settled, withoutChat } from './chat.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

type Values = Record<string, string>;

withoutChat();
beforeAll(async () => {
  await import('../../../src/enquiry/schema.ts');
  await loadForeign();
});

const roots: { unmount: () => void }[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

const formElement = () => document.forms[0] as HTMLFormElement;
const shown = () => fieldValues(formElement());
const draftOf = (form: FormDefinition): Values =>
  JSON.parse(sessionStorage.getItem(`enquiry-draft:${form.id}`) ?? '{}') as Values;
const setDraft = (form: FormDefinition, values: Values) =>
  sessionStorage.setItem(`enquiry-draft:${form.id}`, JSON.stringify(values));

/** Sets values as a script does that fires no event: a password manager, or the browser after Back. */
function setByScript(form: FormDefinition, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementById(fieldId(form, name)) as HTMLInputElement | null;
    if (field) field.value = value;
    else (document.getElementById(fieldId(form, `${name}-${value}`)) as HTMLInputElement).checked = true;
  }
}

/** Shows prerendered HTML, lets something happen to it, and hydrates it. */
async function hydrate(element: ReactElement, before: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(element);
  before();
  const differences: unknown[] = []; // HTML that React did not render, error #418
  const onRecoverableError = (error: unknown) => differences.push(error);
  roots.push(await act(() => hydrateRoot(host, element, { onRecoverableError })));
  await settled();
  expect(differences).toEqual([]);
}

/** How the browser came to the document: by a link, a reload or Back. */
function openedBy(type: NavigationTimingType) {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

async function submit() {
  act(() => formElement().requestSubmit());
  await settled();
}

const people: (Values & { lead: string })[] = [
  { name: 'Aarav Iyer', country: 'US', number: '917 555 0123', lead: '+1 917 555 0123' },
  { name: 'فاطمة الزهراء', country: 'AE', number: '50 123 4567', lead: '+971 50 123 4567' },
  { name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', country: 'SG', number: '8123 4567', lead: '+65 8123 4567' },
];

describe('a draft of another country', () => {
  test.each(people)(
    'keeps $country after Back, and the lead has $lead',
    async ({ lead: expected, ...typed }) => {
      openedBy('back_forward');
      const draft = { ...validAnswers(contact), ...typed };
      setDraft(contact, draft);
      // The browser restores texts; of the countries the prerendered list has only India.
      await hydrate(<Show form={contact} />, () => setByScript(contact, { ...draft, country: 'IN' }));
      expect(shown()).toEqual(draft);
      expect(draftOf(contact)).toEqual(draft);
      await submit();
      expect(lead()).toContain(`\nPhone: ${expected}\n`);
    },
  );

  test.each(people)(
    'is joined by $name, typed before the code loads',
    async ({ lead: expected, ...typed }) => {
      const { name = '', ...others } = typed;
      const draft = {
        ...validAnswers(sampleForm),
        ...others,
        reply: 'phone',
        time: callTimes[2],
        name: 'Old Name',
      };
      setDraft(sampleForm, draft);
      await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, { name }));
      expect(shown()).toEqual({ ...draft, name });
      expect(draftOf(sampleForm)).toEqual({ ...draft, name });
      await submit();
      expect(lead()).toContain(`Name: ${name}\n`);
      expect(lead()).toContain(`\nPhone: ${expected}\nBest time to call: ${callTimes[2]}\n`);
    },
  );
});

describe('the copy of the browser and the draft', () => {
  const newer = {
    ...blankValues(sampleForm),
    name: 'Asha Rao',
    home: '',
    details: 'Two flats',
    reply: 'phone',
    country: 'QA',
  };
  const older = { name: 'Ash', home: 'Oman', plan: 'Standard' };

  test.each(['reload', 'back_forward'] as const)('after %s: the newer draft wins', async (type) => {
    openedBy(type);
    setDraft(sampleForm, newer);
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, older));
    expect(shown()).toEqual(newer);
    expect(draftOf(sampleForm)).toEqual(newer);
  });

  test('after Back: a field that was typed in since then has what was typed', async () => {
    openedBy('back_forward');
    setDraft(sampleForm, newer);
    keepDrafts();
    await hydrate(<Show form={sampleForm} />, () => {
      setByScript(sampleForm, older);
      for (const [name, value] of Object.entries({ name: 'Asha R. Rao', plan: 'Premium' }))
        fireEvent.input(document.getElementById(fieldId(sampleForm, name)) as HTMLElement, {
          target: { value },
        });
    });
    const expected = { ...newer, name: 'Asha R. Rao', plan: 'Premium' };
    expect(shown()).toEqual(expected);
    expect(draftOf(sampleForm)).toEqual(expected);
  });

  test('without a draft: what the browser restored stays', async () => {
    openedBy('reload');
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, { ...older, reply: 'phone' }));
    expect(shown()).toEqual({ ...blankValues(sampleForm), ...older, reply: 'phone' });
  });

  test('a document that was just opened: what it contains was entered since, so it wins', async () => {
    openedBy('navigate');
    setDraft(sampleForm, newer);
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, older));
    expect(shown()).toEqual({ ...newer, ...older });
  });
});

describe('?about=', () => {
  const at = '/insurence?about=Premium';
  const plan = () => screen.getByLabelText('Plan');

  test.each(['reload', 'back_forward'] as const)('after %s: the visitor’s choice stays', async (type) => {
    for (const chosen of ['Basic', '']) {
      openedBy(type);
      setDraft(sampleForm, { ...blankValues(sampleForm), name: 'Asha', plan: chosen });
      // Chromium restores what was chosen, Firefox the first option.
      for (const restored of [chosen, '']) {
        await hydrate(<Show form={sampleForm} at={at} />, () => setByScript(sampleForm, { plan: restored }));
        expect(plan()).toHaveValue(chosen);
        expect(draftOf(sampleForm).plan).toBe(chosen);
        for (const root of roots.splice(0)) act(() => root.unmount());
        document.body.replaceChildren();
      }
    }
  });

  test('in a document that was just opened: wins over an older draft', async () => {
    openedBy('navigate');
    setDraft(sampleForm, { ...blankValues(sampleForm), name: 'Asha', plan: 'Basic' });
    await hydrate(<Show form={sampleForm} at={at} />, () => undefined);
    expect(plan()).toHaveValue('Premium');
    expect(draftOf(sampleForm)).toMatchObject({ name: 'Asha', plan: 'Premium' });
  });

  test('in a document that was just opened: a choice made before the code loads stays', async () => {
    openedBy('navigate');
    await hydrate(<Show form={sampleForm} at={at} />, () => setByScript(sampleForm, { plan: 'Standard' }));
    expect(plan()).toHaveValue('Standard');
  });

  test('each followed link chooses; Back keeps the choice', async () => {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: <EnquiryForm form={sampleForm} level={3} rosette={seals.quote} />,
        },
      ],
      { initialEntries: ['/insurence'] },
    );
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(at));
    expect(plan()).toHaveValue('Premium');
    expect(draftOf(sampleForm).plan).toBe('Premium');
    await userEvent.selectOptions(plan(), 'Basic');
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    expect(plan()).toHaveValue('Basic');
    await act(() => router.navigate(at, { replace: true }));
    expect(plan()).toHaveValue('Premium');
  });
});

describe('values that a script sets without an event', () => {
  test.each([contact, short, sampleForm])('$title: count at submit', async (form) => {
    for (const by of ['email', 'phone'] as const) {
      if (by === 'phone' && !controlsOf(form).includes('reply')) continue;
      open.mockClear();
      const { unmount } = render(<Show form={form} />);
      const answers = validAnswers(form, by);
      setByScript(form, answers);
      await submit();
      expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
      expect(open).toHaveBeenCalledTimes(1);
      const texts = Object.entries(answers).filter(([name]) => /^(name|city|company|subject)$/.test(name));
      for (const [, text] of texts) expect(lead()).toContain(text);
      unmount();
      sessionStorage.clear();
    }
  });

  test('correct a field that was refused, or make it invalid', async () => {
    render(<Show form={contact} />);
    await submit();
    setByScript(contact, { ...validAnswers(contact), email: 'meera@' });
    await submit();
    expect(screen.getByRole('link', { name: /email address, like/ })).toBeVisible();
    setByScript(contact, { email: 'gurpreet@example.in' });
    await submit();
    expect(lead()).toContain('\nEmail: gurpreet@example.in\n');
  });

  test('count in the comment form', async () => {
    render(<CommentForm />);
    setByScript(comment, validAnswers(comment));
    await submit();
    expect(screen.getByText(/^Comments on this sample article are closed/)).toBeVisible();
  });

  test('are in the draft: with the next change, when the page is left, and when another page is shown', async () => {
    const first = render(<Show form={contact} />);
    setByScript(contact, { email: 'meera@example.in' });
    fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'M' } });
    expect(draftOf(contact)).toMatchObject({ name: 'M', email: 'meera@example.in' });
    setByScript(contact, { message: 'One' });
    fireEvent(window, new Event('pagehide'));
    expect(draftOf(contact).message).toBe('One');
    setByScript(contact, { message: 'Two' });
    first.unmount();
    render(<Show form={contact} />);
    expect(shown()).toMatchObject({ name: 'M', email: 'meera@example.in', message: 'Two' });
  });
});

describe('an invalid value that was left before the code loaded', () => {
  const invalid = () =>
    [...document.querySelectorAll('[aria-invalid]')].map((field) => (field as HTMLInputElement).name);

  test.each([
    [contact, { number: '12345' }, ['number']],
    [contact, { email: 'meera@' }, ['email']],
    [contact, { email: 'asha.example.in', number: '98765' }, ['email', 'number']],
    [sampleForm, { email: 'meera@example' }, ['email']],
    [sampleForm, { reply: 'phone', number: '12345', email: 'meera@' }, ['number']],
    [contact, { name: 'A'.repeat(500) }, ['name']],
    [comment, { email: 'asha@@example.in' }, ['email']],
    [contact, { email: 'meera@example.in', number: '98765 43210' }, []],
    [sampleForm, { reply: 'email', number: '12345' }, []],
  ] as [FormDefinition, Values, string[]][])(
    '%#: gets its message when the code loads',
    async (form, values, expected) => {
      const element = form === comment ? <CommentForm /> : <Show form={form as LeadForm} />;
      await hydrate(element, () => setByScript(form, values));
      await waitFor(() => expect(invalid()).toEqual(expected));
    },
  );

  test.each([
    [contact, 'number', '12345'],
    [contact, 'email', 'meera@'],
    [comment, 'email', 'meera.example.in'],
  ] as const)(
    '%#: gets it when it is left, if the visitor is still in the field',
    async (form, name, value) => {
      await hydrate(form === comment ? <CommentForm /> : <Show form={contact} />, () => {
        setByScript(form, { [name]: value });
        document.getElementById(fieldId(form, name))?.focus();
      });
      expect(invalid()).toEqual([]);
      await userEvent.tab();
      await waitFor(() => expect(invalid()).toEqual([name]));
    },
  );
});
