import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

const words = '<h1>What it costs</h1><p>Words of an article.</p>';

/** As the browser opens an article: its document is there before any code. */
async function open(around: string) {
  history.replaceState(null, '', '/articles/costs');
  document.title = 'What it costs - Firm';
  document.body.innerHTML = `<div id="root">${around}<main id="main" tabindex="-1" data-static="">${words}</main></div>`;
  vi.resetModules();
  const { StaticMain: DocumentMain } = await import('../../../src/app/static-main.tsx');
  const { staticPathOf: documentPath, isInitialStaticPage: isHeld } =
    await import('../../../src/lib/static-page.ts');
  const container = document.getElementById('root') as HTMLElement;
  const page = (isArticle: boolean): ReactNode => [
    <header key="header">Menu</header>,
    isArticle ? <DocumentMain key="main" /> : <main key="main" id="main" />,
  ];
  const mended = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, page(true), { onRecoverableError: mended }));
  const show = (isArticle: boolean) => act(async () => root.render(page(isArticle)));
  return { show, mended, documentPath, isHeld };
}
const main = () => document.getElementById('main');

beforeEach(() => {
  document.head.innerHTML = '';
});

it('leaves the words as they came, however often it is rendered', async () => {
  const before = '<header>Menu</header>';
  const { show, mended } = await open(before);
  const first = main()?.firstChild;
  await show(true);
  expect(main()?.innerHTML).toBe(words);
  expect(main()?.firstChild).toBe(first);
  expect(mended).not.toHaveBeenCalled();
  expect(document.title).toBe('What it costs - Firm');
});

it('brings the words back when the visitor comes back to the article', async () => {
  const { show } = await open('<header>Menu</header>');
  for (let i = 0; i < 2; i += 1) {
    await show(false);
    expect(main()?.innerHTML).toBe('');
    await show(true);
    expect(main()?.innerHTML).toBe(words);
  }
});

it('keeps the words where a translator has changed the page before React came', async () => {
  const { mended } = await open('<header><font>Menü</font></header>');
  expect(mended).toHaveBeenCalled();
  expect(main()?.innerHTML).toBe(words);
});

it('is the document of its own path, and of no other', async () => {
  const { documentPath, isHeld } = await open('<header>Menu</header>');
  expect(['/articles/costs', '/articles/other', '/articles'].map(isHeld)).toEqual([true, false, false]);
  expect(documentPath('/articles/costs')).toBe('/articles/costs');
  expect(documentPath('/about')).toBeUndefined();
});
