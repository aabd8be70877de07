import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMessage } from '../../../src/lib/format-message.ts';

it.each([
  [formatMessage('Call {phone}', { phone: '+91 98765 43210' }), 'Call +91 98765 43210'],
  [
    formatMessage('{count} में से {index}: {title}', { index: 2, count: 4, title: '$& {index}' }),
    '4 में से 2: $& {index}',
  ],
  [formatMessage('{name}, {name}', { name: '' }), ', '],
])('formatMessage puts text and numbers into a message: %s', (text, expected) => expect(text).toBe(expected));

it('formatMessage returns nodes in the order of the message if a value is an element', () => {
  const phone = createElement('a', { href: 'tel:+91' }, '+91');
  const node = formatMessage('{phone} पर कॉल करें, {hours}', { phone, hours: '10–6' });
  expect(renderToStaticMarkup(node)).toBe('<a href="tel:+91">+91</a> पर कॉल करें, 10–6');
});

it('formatMessage throws for a missing or additional value', () => {
  expect(() => formatMessage('Call {phone}', {})).toThrow('“Call {phone}” and its values differ in: phone');
  expect(() => formatMessage('Call', { phone: '1' })).toThrow('differ in: phone');
});
