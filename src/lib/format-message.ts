import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

const placeholder = /\{(\w+)\}/;

/**
 * Inserts values into a message such as 'Call {phone}'. Returns a text if all values are texts, otherwise nodes.
 * @throws RangeError in development and in tests if the values do not match the placeholders
 */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string;
export function formatMessage(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode;
export function formatMessage(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = message.split(placeholder).map((part, index) => (index % 2 ? values[part] : part));
  if (import.meta.env.DEV) {
    const names = new Set(message.split(placeholder).filter((_, index) => index % 2));
    const wrong = [...names].filter((name) => !(name in values));
    wrong.push(...Object.keys(values).filter((name) => !names.has(name)));
    if (wrong.length > 0) throw new RangeError(`“${message}” and its values differ in: ${wrong.join(', ')}`);
  }
  return parts.some((part) => typeof part === 'object')
    ? createElement(Fragment, null, ...parts)
    : parts.join('');
}
