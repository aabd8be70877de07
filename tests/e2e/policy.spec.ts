import { createSecurityHeaders } from '../../build/headers.ts';
import type { ThirdParties } from '../../src/site/third-parties.ts';
import { expect, test, nightly } from '../browser.ts';

const none: ThirdParties = { script: [], connect: [], frame: [], image: [] };
const other = { origin: 'https://other.example', purpose: 'Test', sentence: 'A test.' };

for (const { title, thirdParties, received, blocked } of [
  {
    title: 'allows the script, requests and frame of listed third parties',
    thirdParties: { ...none, script: [other], connect: [other], frame: [other] },
    received: ['/event', '/map', '/script.js'],
    blocked: [],
  },
  {
    title: 'blocks requests to an unlisted third party',
    thirdParties: none,
    received: [],
    blocked: ['script-src-elem', 'connect-src', 'frame-src'],
  },
])
  test.describe('the Content Security Policy', () => {
    test.use({ expectedErrors: /Content Security Policy/ });
    test(title, nightly, async ({ page, consoleErrors }) => {
      const requests = new Set<string>();
      await page.route(`${other.origin}/**`, (route) => {
        requests.add(new URL(route.request().url()).pathname);
        return route.fulfill({ body: '', headers: { 'Access-Control-Allow-Origin': '*' } });
      });
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const own = (await response.text()).replace(/<script[^>]* src="https:[^"]*"[^>]*><\/script>/g, '');
        const body = own.replace('</head>', `<script src="${other.origin}/script.js"></script></head>`);
        const headers = createSecurityHeaders({ thirdParties, isLocal: true });
        await route.fulfill({ body, contentType: 'text/html', headers });
      });
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`${effectiveDirective} blocks ${blockedURI}`),
        ),
      );
      await page.goto('/contact');
      await page.evaluate((origin) => {
        fetch(`${origin}/event`).catch(() => undefined);
        document.body.append(Object.assign(document.createElement('iframe'), { src: `${origin}/map` }));
      }, other.origin);
      for (const directive of blocked)
        await expect.poll(() => consoleErrors.join('\n')).toContain(`${directive} blocks ${other.origin}`);
      if (blocked.length > 0) consoleErrors.length = 0;
      await expect.poll(() => [...requests].toSorted()).toEqual(received);
    });
  });
