import { expect, it, vi } from 'vitest';
import { handleCopyLinks } from '../../../src/app/copy-links.ts';
import { announced } from '../announced.ts';

handleCopyLinks();

/** Presses the button in a page without React. */
function press() {
  document.body.innerHTML = '<p><button data-copy-link><b>Copy link</b></button> <span></span></p>';
  history.replaceState(null, '', '/calculators?loan=500000-60#calculator-loan');
  document.querySelector<HTMLElement>('b')?.click();
}
const result = () => document.querySelector('span')?.textContent;

it('Copy link copies the URL with the values of the calculator', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press();
  await vi.waitFor(() => expect(result()).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
  expect(location.href).toContain('?loan=500000-60#');
  await vi.waitFor(() => expect(announced()).toEqual(['Link copied.']));
});
