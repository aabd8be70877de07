import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;
const boot = readFileSync('src/runtime/theme.js', 'utf8');

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

describe('theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', undefined],
  ])('sets for a stored %s the theme %s before the first paint', (stored, expected) => {
    localStorage.setItem('theme', stored);
    new Function(boot)();
    expect(root.dataset.theme).toBe(expected);
  });

  it('changes nothing without access to storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => new Function(boot)()).not.toThrow();
    expect(root.dataset.theme).toBeUndefined();
  });
});
