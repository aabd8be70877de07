import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as others from '../../../src/site/third-parties.ts';
import type { ThirdParties } from '../../../src/site/third-parties.ts';
import { pageWith } from './page-with.tsx';

const none: ThirdParties = { script: [], connect: [], frame: [], image: [] };
const counter = {
  origin: 'https://plausible.io',
  purpose: 'Counting visits',
  sentence: 'Plausible counts which pages are opened, without cookies.',
};
const map = {
  origin: 'https://www.openstreetmap.org',
  purpose: 'The map',
  sentence: 'OpenStreetMap is asked for the map when you press Show.',
};

const showPrivacy = async (thirdParties: ThirdParties) =>
  render(await pageWith('privacy', 'site/third-parties.ts', { ...others, thirdParties })).container;

it('/privacy states that no other company receives data while the list is empty', async () => {
  const page = await showPrivacy(none);
  expect(page).toHaveTextContent(/It sets no cookies\.It counts no visits .*Fonts(,| and) pictures .*come/);
  expect(page).not.toHaveTextContent('other companies');
  expect(page.querySelector('#others, a[href="/privacy#others"]')).toBeNull();
});

it('/privacy describes each third party once', async () => {
  const page = await showPrivacy({ ...none, script: [counter], connect: [counter], frame: [map] });
  expect([...page.querySelectorAll('#others li')].map(({ textContent }) => textContent)).toEqual([
    'Counting visits. Plausible counts which pages are opened, without cookies. Asked: plausible.io.',
    'The map. OpenStreetMap is asked for the map when you press Show. Asked: www.openstreetmap.org.',
  ]);
  expect(page).not.toHaveTextContent(/counts no visits|sets no cookies\.|pictures .*come from this site/);
  expect(page.querySelector('a[href="/privacy#others"]')).not.toBeNull();
});

it('/privacy describes YouTube if the film is hosted there', async () => {
  const page = await showPrivacy(others.withFilm(none, { youtube: 'abcdefghijk' }));
  expect(page.querySelector('#others')).toHaveTextContent(/YouTube.*when you press Play, not before/);
  expect(page).toHaveTextContent('It counts no visits');
});

it('the list in src/site/third-parties.ts has no errors', () => {
  expect(others.findThirdPartyErrors(others.thirdParties)).toEqual([]);
  expect(others.findThirdPartyErrors({ ...none, script: [counter], frame: [map] })).toEqual([]);
});

it.each([
  [{ origin: 'https://plausible.io/js' }, /a host without a path/],
  [{ origin: 'http://plausible.io' }, /a host without a path/],
  [{ purpose: ' ' }, /state the purpose of https:\/\/plausible\.io/],
  [{ sentence: '' }, /add a sentence about https:\/\/plausible\.io/],
])('a third party with %o is rejected with the message %s', (part, message) => {
  const connect = [{ ...counter, ...part }];
  expect(others.findThirdPartyErrors({ ...none, connect })).toEqual([expect.stringMatching(message)]);
});
