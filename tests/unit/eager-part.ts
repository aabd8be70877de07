/**
 * Replaces runtime/lazy-part.tsx in tests, so that they render a part without waiting for its code. The tests in
 * runtime/ cover lazy parts themselves. Usage: `vi.mock('…/lazy-part.tsx', () => import('…/eager-part.ts'))` and
 * `beforeAll(loadLazyParts)`.
 */
import { createElement } from 'react';
import type { ComponentType } from 'react';

const loading: Promise<unknown>[] = [];

export const loadLazyParts = () => Promise.all(loading);

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return (props: Props) => (Part ? createElement(Part, props) : null);
}
