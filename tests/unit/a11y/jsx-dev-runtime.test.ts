import { createContext } from 'react';
import type { ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Fragment, jsxDEV } from '../../../scripts/a11y/jsx-dev-runtime.ts';

beforeEach(() => vi.stubGlobal('PROJECT_FOLDER', '/work/site/'));

const element = (type: ElementType, line: number, props: Record<string, unknown> = {}) =>
  jsxDEV(type, props, undefined, false, { fileName: `/work/site/src/hero.tsx`, lineNumber: line });

it('writes the file and line of the JSX into an element', () => {
  expect(renderToStaticMarkup(element('p', 4, { id: 'lead' }))).toBe(
    '<p id="lead" data-source="src/hero.tsx:4"></p>',
  );
});

it('adds the line of the caller to an element with all props of its component', () => {
  const Button = (props: Record<string, unknown>) => element('button', 9, props);
  expect(renderToStaticMarkup(element(Button, 20))).toContain('data-source="src/hero.tsx:9 src/hero.tsx:20"');
});

it('writes only the own line if the component selects its props', () => {
  const Label = ({ id }: { id: string }) => element('label', 9, { htmlFor: id });
  expect(renderToStaticMarkup(element(Label, 20, { id: 'name' }))).toBe(
    '<label for="name" data-source="src/hero.tsx:9"></label>',
  );
});

it('passes no line to fragments and contexts', () => {
  const Context = createContext('');
  expect(element(Fragment, 3).props).toEqual({});
  expect(element(Context as unknown as ElementType, 3, { value: 'x' }).props).toEqual({ value: 'x' });
});
