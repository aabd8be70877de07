import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../../../src/chrome/theme-toggle.tsx';
import { PauseAnimations } from '../../../src/components/pause-animations.tsx';
import { motionPreference } from '../../../src/lib/motion-preference.ts';
import { handleEvents } from '../../../src/runtime/boot/event-handlers.ts';

vi.mock('../../../src/runtime/boot/boot-data.ts', () => ({ requiredFiles: [], entry: '' }));
handleEvents();

const root = document.documentElement;
const runThemeScript = new Function(readFileSync('src/runtime/theme.js', 'utf8')) as () => void;
globalThis.CSS = { ...globalThis.CSS, supports: () => true }; // jsdom has no `supports`
runThemeScript();
const chosen = () => {
  const { theme, motion } = root.dataset;
  return { ...(theme && { theme }), ...(motion && { motion }) };
};
const clear = () => Object.keys(root.dataset).forEach((key) => delete root.dataset[key]);

beforeEach(clear);

const SquareToggle = () => <ThemeToggle variant="square" />;
const RowToggle = () => <ThemeToggle variant="row" />;

it.each([
  ['the square theme button', SquareToggle, true, [{ theme: 'light' }, { theme: 'dark' }]],
  ['the theme button in a row', RowToggle, false, [{ theme: 'dark' }, { theme: 'light' }]],
  ['the pause button', PauseAnimations, false, [{ motion: 'paused' }, {}, { motion: 'paused' }]],
])('%s changes and stores its preference before React is loaded', (_, Button, isDark, presses) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  render(<Button />);
  for (const expected of presses) {
    fireEvent.click(screen.getByRole('button'));
    expect(chosen()).toEqual(expected);
    clear();
    runThemeScript();
    expect(chosen()).toEqual(expected);
  }
});

it('a preference is kept until the visitor leaves the page if storage is blocked', () => {
  localStorage.theme = 'dark';
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(runThemeScript).not.toThrow();
  expect(chosen()).toEqual({});
  render(<PauseAnimations />);
  fireEvent.click(screen.getByRole('button'));
  expect(motionPreference.isPaused()).toBe(true);
});

it.each([
  [{ theme: 'dark' }, true],
  [{ theme: 'light', motion: 'paused' }, true],
  [{ theme: 'purple', motion: 'playing' }, false],
  [{}, true],
])('the preferences %o that another page has stored are applied: %s', async (stored, areValid) => {
  for (const type of ['storage', 'pageshow']) {
    Object.assign(root.dataset, { theme: 'dark', motion: 'paused' });
    const onChange = vi.fn<() => void>();
    const stop = motionPreference.subscribe(onChange);
    localStorage.clear();
    Object.assign(localStorage, stored);
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    expect(chosen()).toEqual(areValid ? stored : {});
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  }
});

it.each([
  ['without container units', () => false, ['/plain.css']],
  ['without CSS.supports', () => expect.fail('CSS is undefined'), []],
])('a browser %s runs only the theme script and loads the style sheets %j', (_, supports, expected) => {
  const sheets = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  document.head.replaceChildren();
  runThemeScript();
  expect([root.dataset.js, sheets()]).toEqual(['', []]);
  clear();
  vi.stubGlobal('CSS', { supports });
  localStorage.theme = 'dark';
  runThemeScript();
  expect({ ...root.dataset }).toEqual({});
  expect(sheets()).toEqual(expected);
});
