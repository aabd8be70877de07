import { expect, it } from 'vitest';
import { isDialogOpen } from '../../../src/lib/open-dialog.ts';

it.each([
  ['<p>Loans</p><dialog></dialog>', false],
  ['<dialog open></dialog>', true],
  ['<div role="dialog"></div>', true],
  ['<div role="alertdialog"></div>', true],
])('in the page %s, a dialog is open: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isDialogOpen()).toBe(expected);
});
