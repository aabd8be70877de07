import { expect, it, vi } from 'vitest';
import { focusElement } from '../../../src/lib/focus-element.ts';

const heading = () => document.querySelector('h2') as HTMLElement;

it('a heading has a tabindex until the visitor moves focus to another element of the page (4.1.2)', () => {
  document.body.innerHTML = '<h2>Loans</h2><a href="/">Home</a>';
  focusElement(heading());
  expect(heading()).toHaveFocus();
  heading().dispatchEvent(new FocusEvent('blur')); // the visitor changes to another window
  expect(heading()).toHaveAttribute('tabindex', '-1');
  document.querySelector('a')?.focus();
  expect(heading()).not.toHaveAttribute('tabindex');
});

it('focusing an element does not scroll the page by default', () => {
  document.body.innerHTML = '<h2>Loans</h2>';
  const focus = vi.spyOn(heading(), 'focus');
  focusElement(heading());
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focusElement(heading(), {});
  expect(focus).toHaveBeenLastCalledWith({});
});
