import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

const placeholder = /\{(\w+)\}/;

/**
 * Inserts values into a message such as 'Call {phone}'. Returns a React fragment if a value is an element, otherwise a
 * string.
 * @throws RangeError in development and in tests if the values do not match the placeholders
 */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string;
export function formatMessage(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode;
export function formatMessage(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // `split` with a capturing group returns texts and placeholder names alternately.
  const textsAndNames = message.split(placeholder);
  const parts = textsAndNames.map((part, index) => (index % 2 ? values[part] : part));
  if (import.meta.env.DEV) {
    const names = new Set(textsAndNames.filter((_, index) => index % 2));
    const missing = [...names].filter((name) => !(name in values));
    const unused = Object.keys(values).filter((name) => !names.has(name));
    const differences = [...missing, ...unused].join(', ');
    if (differences) throw new RangeError(`“${message}” and its values differ in: ${differences}`);
  }
  return parts.some((part) => typeof part === 'object')
    ? createElement(Fragment, null, ...parts)
    : parts.join('');
}
