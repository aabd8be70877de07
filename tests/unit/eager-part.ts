/**
 * Replaces runtime/lazy-part.tsx by the part itself, without waiting. Its own tests are in runtime/.
 * Use: `vi.mock('…/lazy-part.tsx', () => import('…/eager-part.ts'))` and `beforeAll(loadLazyParts)`.
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
