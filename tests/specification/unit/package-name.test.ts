import { expect, it } from 'vitest';
import { packageName } from '../../../scripts/new-firm/package-name.ts';

it.each([
  ['Harrow & Lyle', 'harrow-lyle'],
  ['Café Zürich', 'cafe-zurich'],
  ['रोशन फ़ाइनेंस', 'roshan-finance-example'],
  ['शाह 24', 'roshan-finance-example'],
  ['தமிழ் நிதி', 'roshan-finance-example'],
  ['&', 'roshan-finance-example'],
])('makes a valid package name of %s', (name, expected) => {
  expect(packageName({ name, siteUrl: 'https://www.roshan-finance.example' })).toBe(expected);
});
