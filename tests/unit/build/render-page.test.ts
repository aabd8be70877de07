import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { createFileLinker } from '../../../build/link-files.ts';
import type { Server } from '../../../build/built-server.ts';
import { fillTemplate } from '../../../build/document.ts';
import { renderPage } from '../../../build/render-page.ts';

const template = readFileSync('index.html', 'utf8');
const linkFiles = vi.fn<ReturnType<typeof createFileLinker>>();
beforeEach(() => linkFiles.mockClear());

/** Renders /about in Hindi from this HTML of React. */
const render = (html: string, fake: object = {}) =>
  renderPage(
    {
      base: '/hi',
      match: () => ({ path: '/about', label: 'About' }),
      render: () => Promise.resolve(html),
      pageDefaults: () => ({ defaults: {}, notices: ['no description'] }),
      pageHead: () => '<meta name="description" content="About us"/>',
      fillTemplate,
      pageSource: (path: string) => `src/pages${path}.tsx`,
      ...fake,
    } as unknown as Server,
    '/about',
    template,
    linkFiles,
  );

it('returns the document of a page with its URL path, notices and linked files', async () => {
  const page = await render('<p>Words</p>', { base: '' });
  expect(page).toMatchObject({ path: '/about', notices: ['no description'], errors: [] });
  expect(linkFiles).toHaveBeenCalledWith(page.document, 'src/pages/about.tsx');
  expect(await render('<p>Words</p>')).toMatchObject({ path: '/hi/about', errors: [] });
});

it('collects all errors of a page', async () => {
  const pageHead = () => {
    throw new Error('no title');
  };
  const { errors } = await render('<p><ul></ul></p><a href="/x" onclick="go()">X</a>', { pageHead });
  expect(errors).toEqual([
    'no title',
    expect.stringMatching(/^\/hi\/about .*<ul> after <p>/),
    expect.stringMatching(/^\/hi\/about .*Content-Security-Policy.*onclick/),
  ]);
});

it('rejects if React cannot render the page', async () => {
  const failing = { render: () => Promise.reject(new Error('src/pages/about.tsx exports no Screen')) };
  await expect(render('', failing)).rejects.toThrow('exports no Screen');
});
