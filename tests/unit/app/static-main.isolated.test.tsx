import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

const words = '<h1>What it costs</h1><p>Words of an article.</p>';

/** Opens an article as the browser does: its document exists before the code loads. */
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
  const onRecoverableError = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, page(true), { onRecoverableError }));
  const show = (isArticle: boolean) => act(async () => root.render(page(isArticle)));
  return { show, onRecoverableError, documentPath, isHeld };
}
const main = () => document.getElementById('main');

beforeEach(() => {
  document.head.innerHTML = '';
});

it('keeps the content of the document when it is rendered again', async () => {
  const before = '<header>Menu</header>';
  const { show, onRecoverableError } = await open(before);
  const first = main()?.firstChild;
  await show(true);
  expect(main()?.innerHTML).toBe(words);
  expect(main()?.firstChild).toBe(first);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.title).toBe('What it costs - Firm');
});

it('restores the content when the visitor returns to the article', async () => {
  const { show } = await open('<header>Menu</header>');
  for (let i = 0; i < 2; i += 1) {
    await show(false);
    expect(main()?.innerHTML).toBe('');
    await show(true);
    expect(main()?.innerHTML).toBe(words);
  }
});

it('keeps the content if a translator changed the page before hydration', async () => {
  const { onRecoverableError } = await open('<header><font>Menü</font></header>');
  expect(onRecoverableError).toHaveBeenCalled();
  expect(main()?.innerHTML).toBe(words);
});

it('contains the document of its own path only', async () => {
  const { documentPath, isHeld } = await open('<header>Menu</header>');
  expect(['/articles/costs', '/articles/other', '/articles'].map(isHeld)).toEqual([true, false, false]);
  expect(documentPath('/articles/costs')).toBe('/articles/costs');
  expect(documentPath('/about')).toBeUndefined();
});
