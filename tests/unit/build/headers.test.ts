import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cacheControl, compressed, contentTypes, securityHeaders } from '../../../src/build/headers.ts';
import { hashOf, themeScript } from '../../../src/build/first-paint.ts';
import { routes } from '../../../src/site/routes.ts';
import { withFilm } from '../../../src/site/third-parties.ts';

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? '';

describe('the headers of every page', () => {
  it('allow no inline script but the theme, and enforce Trusted Types', () => {
    const policy = policyOf(securityHeaders());
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    const own = [`'self' ${hashOf(themeScript)}`, "style-src-elem 'self' 'unsafe-inline'"];
    for (const inline of own) expect(policy).toContain(inline);
    expect(policy).toContain("style-src 'self';"); // attributes, and older browsers
    expect(policy.replace(own[1] ?? '', '')).not.toMatch(/unsafe|\*|https:/);
  });

  it('forbid framing, sniffing, plain HTTP, cross-origin openers and unused features', () => {
    expect(securityHeaders()).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/), // seconds; two years
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(
        /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
      ),
    });
    expect(policyOf(securityHeaders())).toContain("frame-ancestors 'none'");
  });

  it('allow a frame only for a film on YouTube', () => {
    const none = { script: [], connect: [], frame: [], image: [] };
    expect(policyOf(securityHeaders({ thirdParties: none }))).toBe(policyOf(securityHeaders()));
    expect(policyOf(securityHeaders())).not.toContain('frame-src');
    const list = withFilm(none, { youtube: 'abcdefghijk' });
    expect(policyOf(securityHeaders({ thirdParties: list }))).toMatch(
      /; frame-src https:\/\/www\.youtube-nocookie\.com$/,
    );
  });

  it('allow third parties exactly what their list contains', () => {
    const of = (host: string) => ({ origin: `https://${host}`, purpose: 'Test', sentence: 'A test.' });
    const list = {
      script: [of('count.example'), of('count.example')],
      connect: [of('count.example')],
      frame: [of('map.example')],
      image: [of('tiles.example')],
    };
    const directives = policyOf(securityHeaders({ thirdParties: list })).split('; ');
    const before = policyOf(securityHeaders()).split('; ');
    expect(directives.filter((directive) => !before.includes(directive))).toEqual([
      `script-src 'self' ${hashOf(themeScript)} https://count.example`,
      "img-src 'self' data: https://tiles.example",
      "connect-src 'self' https://count.example",
      'frame-src https://map.example',
    ]);
  });

  it('upgrade requests to HTTPS, except on the local machine', () => {
    const sent = policyOf(securityHeaders());
    expect(sent).toContain('upgrade-insecure-requests; ');
    expect(policyOf(securityHeaders({ local: true }))).toBe(sent.replace('upgrade-insecure-requests; ', ''));
  });

  it('cache hashed files for a year, and revalidate all others', () => {
    expect(cacheControl('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/about')).toBe('public, max-age=0, must-revalidate');
  });

  it('have a type for every published file, with utf-8 for every text', async () => {
    const published = (await readdir('public', { recursive: true })).filter((name) => /\.\w+$/.test(name));
    expect(published.length).toBeGreaterThan(routes.length);
    const common = ['avif', 'gif', 'ico', 'jpg', 'json']; // other files that an owner may add
    const kinds = new Set([...common, ...published.map((name) => name.split('.').at(-1))]);
    expect(Object.keys(contentTypes)).toEqual(expect.arrayContaining([...kinds]));
    const texts = Object.keys(contentTypes).filter((kind) => contentTypes[kind]?.endsWith('; charset=utf-8'));
    expect([...texts, 'json'].toSorted()).toEqual(compressed); // JSON is UTF-8 and names no charset
  });
});
