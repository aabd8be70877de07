/**
 * Stands in for components/deferred.tsx: the part itself, without waiting. How parts arrive late is tested there.
 * Use: `vi.mock('…/deferred.tsx', () => import('…/deferred-at-once.ts'))` and `beforeAll(deferredParts)`.
 */
import { createElement } from 'react';
import type { ComponentType } from 'react';

const loading: Promise<unknown>[] = [];

export const deferredParts = () => Promise.all(loading);

export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return (props: Props) => (Part ? createElement(Part, props) : null);
}
