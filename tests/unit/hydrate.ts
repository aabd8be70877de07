import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';

/** Calls `before` on the HTML of an element, and then hydrates it. The test fails if React finds a difference. */
export function hydrate(element: ReactElement, before: (container: HTMLElement) => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  before(container);
  const differences: unknown[] = [];
  onTestFinished(() => expect(differences).toEqual([]));
  return render(element, {
    container,
    hydrate: true,
    onRecoverableError: (error) => differences.push(error),
  });
}
