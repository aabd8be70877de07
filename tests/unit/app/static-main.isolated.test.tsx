import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

const words = '<h1>What it costs</h1><p>Words of an article.</p>';
const main = () => document.getElementById('main');

/** Opens an article as the browser does: the document exists before the code is loaded. */
async function open(header = 'Menu') {
  history.replaceState(null, '', '/articles/costs');
  document.title = 'What it costs - Firm';
  document.body.innerHTML = `<div id="root"><header>${header}</header><main id="main" tabindex="-1" data-static="">${words}</main></div>`;
  vi.resetModules();
  const { StaticMain } = await import('../../../src/app/static-main.tsx');
  const page = (isArticle: boolean) => [
    <header key="header">Menu</header>,
    isArticle ? <StaticMain key="main" /> : <main key="main" id="main" />,
  ];
  const onRecoverableError = vi.fn<() => void>();
  const container = document.getElementById('root') as HTMLElement;
  const root = await act(async () => hydrateRoot(container, page(true), { onRecoverableError }));
  const show = (isArticle: boolean) => act(async () => root.render(page(isArticle)));
  return { show, onRecoverableError };
}

it('an article keeps the content of the document when React renders it again', async () => {
  const { show, onRecoverableError } = await open();
  const first = main()?.firstChild;
  await show(true);
  expect(main()?.innerHTML).toBe(words);
  expect(main()?.firstChild).toBe(first);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.title).toBe('What it costs - Firm');
});

it('the content is restored when the visitor returns to the article', async () => {
  const { show } = await open();
  for (const isArticle of [false, true, false, true]) {
    await show(isArticle);
    expect(main()?.innerHTML).toBe(isArticle ? words : '');
  }
});

it('the content is kept if a translation tool changed the page before hydration', async () => {
  const { onRecoverableError } = await open('<font>Menü</font>');
  expect(onRecoverableError).toHaveBeenCalled();
  expect(main()?.innerHTML).toBe(words);
});
