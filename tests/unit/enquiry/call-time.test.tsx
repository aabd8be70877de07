import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { enter, lead } from './chat.ts';
import { hydrate, setByScript, submit, withPrerenderedForms } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

/** The minutes by which the clock of the visitor is ahead of UTC. */
const clocks = { India: 330, Dubai: 240 };
const setClockOf = (place: keyof typeof clocks) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-clocks[place]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:35:00Z') });
});

const form = <Show form={sampleForm} />;
const times = () => screen.getByLabelText<HTMLSelectElement>('Best time to call');

it('a time that was chosen before hydration is kept', async () => {
  setClockOf('Dubai');
  expect(renderToString(form)).not.toContain('for you');
  const midday = 'Midday, 12 to 3 in India';
  await hydrate(form, () => setByScript(sampleForm, { reply: 'phone', time: midday }));
  await waitFor(() => expect(times()).toHaveDisplayValue(/^10:30 am to 1:30 pm for you/));
  enter({ 'Full name': 'Meera Joshi', Plan: 'Basic', Phone: '98765 43210' });
  await submit();
  expect(lead()).toContain(`\nBest time to call: ${midday}\n`);
});
