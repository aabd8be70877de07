import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LanguageOffer } from '../../../src/chrome/language-offer.tsx';
import { announced } from '../announced.ts';

async function open(path: string, languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <main id="main" tabIndex={-1} />
      <LanguageOffer />
    </MemoryRouter>,
  );
  for (const _ of ['notice', 'words']) await act(() => vi.dynamicImportSettled());
  return rendered;
}
const notice = () => screen.queryByRole('complementary', { name: 'भाषा' });

it.each([
  ['/contact', ['hi-IN', 'en-IN'], '/hi/contact'],
  ['/', ['', '*', 'hi_IN', 'mr-IN', 'HI-in', 'en'], '/hi'], // the first three tags are invalid
])('the notice offers %s in Hindi to a browser that prefers %j', async (path, languages, href) => {
  await open(path, languages);
  expect(notice()).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' })).toHaveAttribute('href', href);
  await vi.waitFor(() => expect(announced()).toContain('यह पेज हिंदी में पढ़ें'));
  expect(screen.getByText('यह पेज हिंदी में पढ़ें', { selector: '[aria-live] *' })).toHaveAttribute('lang', 'hi');
});

it.each([
  ['that prefers English', '/contact', ['en-IN', 'hi-IN']],
  ['that prefers Hindi in Latin letters', '/contact', ['hi-Latn', 'en-IN', 'hi']],
  ['that prefers Hiligaynon', '/contact', ['hil-PH', 'en']],
  ['on a page that is only in English', '/insurence', ['hi']],
  ['on a page that is not in the page list', '/articles/any', ['hi']],
])('no notice is shown to a browser %s', async (_, path, languages) => {
  await open(path, languages);
  expect(notice()).toBeNull();
});

it('the dismissed notice stays hidden on later pages', async () => {
  const { unmount } = await open('/contact', ['hi']);
  const button = screen.getByRole('button', { name: 'बंद करें' });
  button.focus();
  fireEvent.click(button);
  expect(notice()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  await open('/about', ['hi']);
  expect(notice()).toBeNull();
});

it('the notice can be dismissed if the browser blocks storage', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  await open('/contact', ['hi']);
  fireEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  expect(notice()).toBeNull();
});
