import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { vi } from 'vitest';
import { WIDE } from '../../../src/chrome/viewport.ts';

/** Answers media queries: those in the set match, and a change is told to whoever listens. */
export function stubMedia(...matching: string[]) {
  const on = new Set(matching);
  const listeners = new Map<string, Set<() => void>>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return on.has(query);
    },
    addEventListener: (_: string, listener: () => void) => {
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener));
    },
    removeEventListener: (_: string, listener: () => void) => listeners.get(query)?.delete(listener),
  }));
  return (query: string, matches: boolean) => {
    if (matches) on.add(query);
    else on.delete(query);
    act(() => listeners.get(query)?.forEach((listener) => listener()));
  };
}

export const HOVER = '(hover: hover)';
export const REDUCED = '(prefers-reduced-motion: reduce)';
export { WIDE };

/** The chrome as on a page, with a way to navigate from outside. */
export function renderAt(path: string, ui: ReactNode) {
  let navigate: NavigateFunction = () => undefined;
  function Navigator() {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    }, [go]);
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={['/', path]} initialIndex={1} useTransitions={false}>
      {ui}
      <main id="main" tabIndex={-1}>
        <button type="button">Elsewhere</button>
      </main>
      <Navigator />
    </MemoryRouter>,
  );
  return { ...view, navigate: (to: string) => act(() => navigate(to)) };
}

/** jsdom has no modal dialogs: what the tests need of them, focus back included. */
export function polyfillDialog() {
  const back = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      back.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, a')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      (back.get(this) as HTMLElement | null)?.focus();
      act(() => void this.dispatchEvent(new Event('close')));
    },
  });
}
