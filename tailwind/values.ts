/** Checks the values of the theme, because CSS silently ignores or repairs invalid values. */
import { lexer } from 'css-tree';
import type { Theme } from './theme.ts';

/** For each part of the theme, a CSS property. The values of the part must be valid for this property. */
const properties = {
  family: 'font-family',
  weight: 'font-weight',
  leading: 'line-height',
  tracking: 'letter-spacing',
  radius: 'border-radius',
  line: 'border',
  shadow: 'box-shadow',
  space: 'padding-left',
  width: 'max-width',
  duration: 'transition-duration',
  easing: 'transition-timing-function',
} as const;

const examples: Partial<Record<string, string>> = {
  'font-family': 'Georgia, serif',
  'box-shadow': '0 2px 8px rgb(10 20 30 / .3)',
  'font-size': '1.25rem or clamp(1rem, 0.9rem + 0.5vw, 1.25rem)',
  'font-weight': '600',
  'line-height': '1.5',
  'letter-spacing': '0.02em',
  border: '1px solid',
  'transition-duration': '160ms',
  'transition-timing-function': 'ease-out',
};

const count = (text: string, part: string) => text.split(part).length;
/**
 * Returns whether all parentheses are closed. The CSS parser accepts an unclosed parenthesis at the end of a value, but
 * in a style sheet the browser would drop the rule.
 */
const isBalanced = (value: string) => count(value, '(') === count(value, ')');
const isComplete = (property: string, value: string) => property !== 'border' || /^\S+ \S+$/.test(value);

/** @throws Error that names the role and the file of the value */
export function throwInvalid(role: string, value: string, must: string): never {
  const error = new Error(`${role} is '${value}' in tailwind.config.ts or its look; it must be ${must}`);
  error.stack = error.message; // Vite prints the stack, whose lines do not help the reader
  throw error;
}

function check(role: string, property: string, value: string) {
  if (isBalanced(value) && isComplete(property, value) && !lexer.matchProperty(property, value).error) return;
  throwInvalid(role, value, `like ${examples[property] ?? '1.5rem'}`);
}

/** @throws Error that names the first role with an invalid value, with an example of a valid value */
export function checkValues(theme: Theme) {
  for (const [part, property] of Object.entries(properties)) {
    for (const [role, value] of Object.entries(theme[part as keyof typeof properties])) {
      check(`${part}.${role}`, property, [value].flat().join(', '));
    }
  }
  for (const [role, [size, { lineHeight, letterSpacing = 'normal' }]] of Object.entries(theme.type)) {
    check(`type.${role}`, 'font-size', size);
    check(`type.${role}, lineHeight`, 'line-height', lineHeight);
    check(`type.${role}, letterSpacing`, 'letter-spacing', letterSpacing);
  }
}
