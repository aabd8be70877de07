/**
 * Replaces runtime/lazy-part.tsx in tests: renders the part directly. Tests of lazy parts are in runtime/. Use:
 * `vi.mock('…/lazy-part.tsx', () => import('…/eager-part.ts'))` and `beforeAll(loadLazyParts)`.
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
