import { act, getByText, render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter, useLocation, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { vi } from 'vitest';
import { WIDE_QUERY } from '../../../src/chrome/viewport.ts';
import { hydrate } from '../hydrate.ts';

/** Stubs matchMedia: the given queries match. @returns a function that changes a query and calls its listeners */
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
export { WIDE_QUERY as WIDE };

/** Renders a component next to a main element. `navigate` goes to a URL, and `getUrl` returns the current URL. */
export function renderAt(path: string, ui: ReactNode) {
  let navigate: NavigateFunction = () => undefined;
  let url = path;
  function Navigator() {
    const go = useNavigate();
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      navigate = go;
      url = pathname + search + hash;
    });
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
  return {
    ...view,
    navigate: (to: string | number) => act(() => navigate(to as string)),
    getUrl: () => url,
  };
}

const at = (path: string, ui: ReactNode) => <StaticRouter location={path}>{ui}</StaticRouter>;

/** Returns the prerendered HTML of a component as a document. */
export const staticPage = (ui: ReactNode) =>
  new DOMParser().parseFromString(renderToString(at('/', ui)), 'text/html');

/** Calls `before` on the prerendered HTML of a component, and then hydrates it. */
export const hydrateAfter = (ui: ReactNode, before: () => void) =>
  act(async () => void hydrate(at('/', ui), before));

/** Finds a link or a button by its text. A query by role takes a second, because it computes the names of all links. */
export const findControl = (name: string, kind: 'a' | 'button', container = document.body) =>
  getByText(container, name, { selector: `${kind}, ${kind} *` }).closest<HTMLElement>(kind)!;

/** Adds modal dialogs to jsdom, as far as the tests need them: they open, close and restore the focus. */
export function polyfillDialog() {
  const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      previousFocus.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, a')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      (previousFocus.get(this) as HTMLElement | null)?.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}
