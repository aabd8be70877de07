/** The built site and its copy without script, served alike. */
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumPath, sandboxArgs } from '../chromium.mjs';

const WITHOUT_SCRIPT = 'node_modules/.cache/bench-without-script';

/** The system's Chromium; `more` are further switches. */
export const launch = (...more) =>
  chromium.launch({ executablePath: chromiumPath(), args: [...sandboxArgs, ...more] });

export async function makeCopyWithoutScript() {
  await rm(WITHOUT_SCRIPT, { recursive: true, force: true });
  await cp('dist', WITHOUT_SCRIPT, { recursive: true });
  await cp('.ssr/dist', '.ssr/bench-without-script', { recursive: true }); // the local host asks it for facts
  for (const name of await readdir(WITHOUT_SCRIPT, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(WITHOUT_SCRIPT, name);
    const html = (await readFile(file, 'utf8')).replace(/<script(?: [^>]*)?>(?!\{)[^<]*<\/script>/g, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`, { force: true });
  }
}

async function serve(outDir, port) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
export const serveSite = () => serve('dist', 4191);
export const serveCopy = () => serve(WITHOUT_SCRIPT, 4192);

/** Every page of the route table, as the sitemap lists them. */
export const allPaths = async () =>
  [...(await readFile('dist/sitemap.xml', 'utf8')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] || '/',
  );
