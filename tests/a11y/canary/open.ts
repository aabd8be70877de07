import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Opens a page of seeded violations, without the site's policy. */
export async function openCanary(page: Page, name: 'page' | 'head'): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/canary')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: file(`${name}.html`) });
    if (pathname === '/canary.css')
      return route.fulfill({ contentType: 'text/css', body: file('canary.css') });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/canary');
}
