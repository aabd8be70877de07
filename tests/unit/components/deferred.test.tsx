import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deferred, LIVE_EVENT } from '../../../src/components/deferred.tsx';

const part = (words: string) => deferred(async () => () => <p>{words}</p>, { from: 'start' });

/** What stood in the page each time a part had come to life. */
let seen: (string | null)[] = [];
const look = () => seen.push(document.body.textContent);

async function show(...words: string[]) {
  const parts = words.map((word) => ({ word, Part: part(word) }));
  render(parts.map(({ word, Part }) => <Part key={word} />));
  await screen.findByText(words.at(-1) ?? '');
}

beforeEach(() => {
  seen = [];
  addEventListener(LIVE_EVENT, look);
});
afterEach(() => removeEventListener(LIVE_EVENT, look));

it('lets the parts of the first page come one after another', async () => {
  await show('One', 'Two', 'Three');
  expect(seen).toEqual(['One', 'OneTwo', 'OneTwoThree']);
});

it('lets those of a later page come together', async () => {
  history.pushState(null, '', '/later');
  await show('Four', 'Five');
  expect(seen).toEqual(['FourFive', 'FourFive']);
});
