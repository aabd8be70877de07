/** The JSX runtime of the audited build. It writes the file and the line of the JSX into the HTML. */
import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** The folder of the project, with a slash at the end (vite.config.ts). */
declare const PROJECT_FOLDER: string;

interface Source {
  fileName: string;
  lineNumber: number;
}

const propPassingTypes = [
  Symbol.for('react.forward_ref'),
  Symbol.for('react.memo'),
  Symbol.for('react.lazy'),
];

/** Returns whether a type creates elements. Fragments, contexts and boundaries do not. */
const createsElements = (type: ElementType | { $$typeof?: symbol }) =>
  typeof type === 'string' ||
  typeof type === 'function' ||
  (typeof type === 'object' && propPassingTypes.includes(type.$$typeof as symbol));

/**
 * Creates an element with the attribute `data-source`: 'src/components/button.tsx:20'. If a component passes all its
 * props on to the element, the line of its caller is added: 'src/components/button.tsx:20 src/sections/hero.tsx:45'.
 */
export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: string | undefined,
  isStatic: boolean,
  { fileName, lineNumber }: Source,
) {
  const create = isStatic ? jsxs : jsx;
  if (!createsElements(type)) return create(type, props, key);
  const own = `${fileName.replace(PROJECT_FOLDER, '')}:${lineNumber}`;
  const source = [own, props['data-source']].filter(Boolean).join(' ');
  return create(type, { ...props, 'data-source': source }, key);
}
