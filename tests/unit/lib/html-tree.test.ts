import { expect, it } from 'vitest';
import {
  attribute,
  createElement,
  elementsOf,
  parse,
  replaceElement,
  serialize,
  setAttribute,
  textOf,
} from '../../../src/lib/html-tree.ts';

const bodyOf = (html: string) => {
  const document = parse(`<!doctype html><body>${html}`);
  const body = elementsOf(document).find(({ tagName }) => tagName === 'body')!;
  return { body, first: elementsOf(body)[0]! };
};

it('replaces an element by other elements in order, or removes the element', () => {
  const { body, first } = bodyOf('<i>old</i> end');
  replaceElement(first, createElement('a', { href: '/loan', class: 'x' }, 'Loan'), createElement('hr', {}));
  expect(serialize(body)).toBe('<a href="/loan" class="x">Loan</a><hr> end');
  replaceElement(elementsOf(body)[0]!);
  expect(serialize(body)).toBe('<hr> end');
  expect(createElement('p', {}).childNodes).toEqual([]);
});

it('sets, replaces and removes an attribute, and returns undefined for a text node', () => {
  const { first } = bodyOf('<p id="one" lang="hi">Text</p>');
  setAttribute(first, 'id', 'two');
  expect(attribute(first, 'id')).toBe('two');
  setAttribute(first, 'id', undefined);
  expect(attribute(first, 'id')).toBeUndefined();
  expect(attribute(first, 'lang')).toBe('hi');
  expect(attribute(first.childNodes[0]!, 'lang')).toBeUndefined();
});

it('reads the text within elements, without comments', () => {
  const { body } = bodyOf('<p>One<b>two</b><!-- three --></p><template><i>four</i></template>');
  expect(textOf(body)).toBe('Onetwofour');
  expect(textOf(bodyOf('<b>One</b><b>two</b>').body, ' ')).toBe('One two');
  expect(elementsOf(body).map(({ tagName }) => tagName)).toEqual(['p', 'b', 'template', 'i']);
});
