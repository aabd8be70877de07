import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { blankValues, callTimes, fieldId } from '../../../src/enquiry/form-definition.ts';
import { saveDrafts } from '../../../src/runtime/boot/save-drafts.ts';
import { seals } from '../../../src/site/seals.ts';
import { validAnswers } from '../../enquiries.ts';
import { lead } from './chat.ts';
import {
  draftOf,
  hydrate,
  openedBy,
  setByScript,
  setDraft,
  shown,
  submit,
  unmountAll,
  withPrerenderedForms,
} from './prerendered.ts';
import type { Values } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const people: (Values & { lead: string })[] = [
  { name: 'Aarav Iyer', country: 'US', number: '917 555 0123', lead: '+1 917 555 0123' },
  { name: 'فاطمة الزهراء', country: 'AE', number: '50 123 4567', lead: '+971 50 123 4567' },
];

describe('a draft of another country', () => {
  test.each(people)(
    'keeps $country after Back, and the lead contains $lead',
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
    'keeps its answers when $name is typed before the code loads',
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

describe('values that the browser restored, and the draft', () => {
  const newer = {
    ...blankValues(sampleForm),
    name: 'Asha Rao',
    home: '',
    details: 'Two flats',
    reply: 'phone',
    country: 'QA',
  };
  const older = { name: 'Ash', home: 'Oman', plan: 'Standard' };

  test.each(['reload', 'back_forward'] as const)('after %s, uses the newer draft', async (type) => {
    openedBy(type);
    setDraft(sampleForm, newer);
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, older));
    expect(shown()).toEqual(newer);
    expect(draftOf(sampleForm)).toEqual(newer);
  });

  test('after Back, keeps what was typed since then', async () => {
    openedBy('back_forward');
    setDraft(sampleForm, newer);
    saveDrafts();
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

  test('without a draft, keeps what the browser restored', async () => {
    openedBy('reload');
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, { ...older, reply: 'phone' }));
    expect(shown()).toEqual({ ...blankValues(sampleForm), ...older, reply: 'phone' });
  });

  test('in a document that was just opened, prefers entered values to the draft', async () => {
    openedBy('navigate');
    setDraft(sampleForm, newer);
    await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, older));
    expect(shown()).toEqual({ ...newer, ...older });
  });
});

describe('?about=', () => {
  const at = '/insurence?about=Premium';
  const plan = () => screen.getByLabelText('Plan');

  test.each(['reload', 'back_forward'] as const)('after %s, keeps the visitor’s choice', async (type) => {
    // Chromium restores what was chosen, Firefox the first option.
    for (const [chosen, restored] of [
      ['Basic', 'Basic'],
      ['Basic', ''],
      ['', ''],
    ] as const) {
      openedBy(type);
      setDraft(sampleForm, { ...blankValues(sampleForm), name: 'Asha', plan: chosen });
      await hydrate(<Show form={sampleForm} at={at} />, () => setByScript(sampleForm, { plan: restored }));
      expect(plan()).toHaveValue(chosen);
      expect(draftOf(sampleForm).plan).toBe(chosen);
      unmountAll();
    }
  });

  test('in a document that was just opened, replaces the choice of an older draft', async () => {
    openedBy('navigate');
    setDraft(sampleForm, { ...blankValues(sampleForm), name: 'Asha', plan: 'Basic' });
    await hydrate(<Show form={sampleForm} at={at} />, () => undefined);
    expect(plan()).toHaveValue('Premium');
    expect(draftOf(sampleForm)).toMatchObject({ name: 'Asha', plan: 'Premium' });
  });

  test('in a document that was just opened, keeps a choice made before the code loads', async () => {
    openedBy('navigate');
    await hydrate(<Show form={sampleForm} at={at} />, () => setByScript(sampleForm, { plan: 'Standard' }));
    expect(plan()).toHaveValue('Standard');
  });

  test('selects for each followed link, and keeps the visitor’s choice after Back', async () => {
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
