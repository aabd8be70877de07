import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../../../src/chrome/theme-toggle.tsx';
import { PauseAnimations } from '../../../src/components/pause-animations.tsx';
import { motionPreference } from '../../../src/lib/motion-preference.ts';
import { handleEvents } from '../../../src/runtime/boot/event-handlers.ts';

vi.mock('../../../src/runtime/boot/boot-data.ts', () => ({ requiredFiles: [], entry: '' }));
handleEvents();

const root = document.documentElement;
const themeScript = readFileSync('src/runtime/theme.js', 'utf8');
globalThis.CSS = { ...globalThis.CSS, supports: () => true }; // jsdom has no `supports`
new Function(themeScript)();
const chosen = () => {
  const { theme, motion } = root.dataset;
  return { ...(theme && { theme }), ...(motion && { motion }) };
};
const clear = () => Object.keys(root.dataset).forEach((key) => delete root.dataset[key]);

beforeEach(clear);

describe('buttons that change a preference', () => {
  it.each([
    {
      Button: () => <ThemeToggle variant="square" />,
      dark: true,
      presses: [{ theme: 'light' }, { theme: 'dark' }],
    },
    {
      Button: () => <ThemeToggle variant="row" />,
      dark: false,
      presses: [{ theme: 'dark' }, { theme: 'light' }],
    },
    { Button: PauseAnimations, dark: false, presses: [{ motion: 'paused' }, {}, { motion: 'paused' }] },
  ])('work before React has loaded, and store: $presses', ({ Button, dark, presses }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: dark }));
    render(<Button />);
    for (const expected of presses) {
      fireEvent.click(screen.getByRole('button'));
      expect(chosen()).toEqual(expected);
      clear();
      new Function(themeScript)();
      expect(chosen()).toEqual(expected);
    }
  });
});

it('changes nothing without access to storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => new Function(themeScript)()).not.toThrow();
  expect(chosen()).toEqual({});
});

it('keeps the choice for the page where storage is not available', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<PauseAnimations />);
  fireEvent.click(screen.getByRole('button'));
  expect(motionPreference.isPaused()).toBe(true);
});

it.each([
  { stored: { theme: 'dark' }, shown: { theme: 'dark' } },
  { stored: { theme: 'light', motion: 'paused' }, shown: { theme: 'light', motion: 'paused' } },
  { stored: { theme: 'purple', motion: 'playing' }, shown: {} },
  { stored: {}, shown: {} },
])('applies what another tab or a later page has stored: $stored', async ({ stored, shown }) => {
  for (const type of ['storage', 'pageshow']) {
    Object.assign(root.dataset, { theme: 'dark', motion: 'paused' });
    const onChange = vi.fn<() => void>();
    const stop = motionPreference.subscribe(onChange);
    localStorage.clear();
    Object.assign(localStorage, stored);
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    expect(chosen()).toEqual(shown);
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  }
});

it('has both names in the HTML for any choice', () => {
  root.dataset.motion = 'paused';
  expect(renderToString(<PauseAnimations />)).toMatch(/Pause animations.*Play animations/);
});

it.each([
  { browser: 'without container units', supports: () => false },
  {
    browser: 'without CSS.supports',
    supports: () => {
      throw new TypeError('CSS is undefined');
    },
  },
])('starts nothing in a browser $browser', ({ supports }) => {
  vi.stubGlobal('CSS', { supports });
  localStorage.theme = 'dark';
  new Function(themeScript)();
  expect({ ...root.dataset }).toEqual({});
});

it('gives only browsers below the minimum the plain style sheet', () => {
  const sheets = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  document.head.replaceChildren();
  new Function(themeScript)();
  expect([root.dataset.js, sheets()]).toEqual(['', []]);
  vi.stubGlobal('CSS', { supports: () => false });
  new Function(themeScript)();
  expect(sheets()).toEqual(['/plain.css']);
});
