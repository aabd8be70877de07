/**
 * Stands in for runtime/late-part.tsx: the part itself, without waiting. How parts arrive late is tested there.
 * Use: `vi.mock('…/late-part.tsx', () => import('…/late-part-at-once.ts'))` and `beforeAll(lateParts)`.
 */
import { createElement } from 'react';
import type { ComponentType } from 'react';

const loading: Promise<unknown>[] = [];

export const lateParts = () => Promise.all(loading);

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return (props: Props) => (Part ? createElement(Part, props) : null);
}
