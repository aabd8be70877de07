import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../../../src/chrome/theme-toggle.tsx';
import { DARK, stubMedia } from './support.tsx';

const root = document.documentElement;
const boot = readFileSync('src/runtime/theme.js', 'utf8');
const press = () => fireEvent.click(screen.getByRole('button'));

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});
afterEach(() => vi.unstubAllGlobals());

describe('theme', () => {
  it('follows the system at first; a press turns it round and stores the choice', () => {
    stubMedia(DARK);
    render(<ThemeToggle look="square" />);
    expect(root.dataset.theme).toBeUndefined();
    press();
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
    press();
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });

  it('still switches where storage is closed', () => {
    stubMedia();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    render(<ThemeToggle look="square" />);
    press();
    expect(root.dataset.theme).toBe('dark');
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', undefined],
  ])('before the first paint a stored %s sets %s', (stored, expected) => {
    localStorage.setItem('theme', stored);
    new Function(boot)();
    expect(root.dataset.theme).toBe(expected);
  });

  it('before the first paint closed storage changes nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => new Function(boot)()).not.toThrow();
    expect(root.dataset.theme).toBeUndefined();
  });
});
