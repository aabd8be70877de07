import { expect, it } from 'vitest';
import { createSecurityHeaders } from '../../../build/headers.ts';
import { createSourceHash, inlineScript } from '../../../build/first-paint.ts';
import { withFilm } from '../../../src/site/third-parties.ts';

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? '';
const policy = policyOf(createSecurityHeaders());

it('the headers of every page allow only our inline code and the Trusted Types policy of the service worker', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types offline-worker");
  const own = [`'self' ${createSourceHash(inlineScript)}`, "style-src-elem 'self' 'unsafe-inline'"];
  for (const inline of own) expect(policy).toContain(inline);
  expect(policy).toContain("style-src 'self';"); // blocks style attributes; older browsers do not support `style-src-elem`
  expect(policy.replace(own[1] ?? '', '')).not.toMatch(/unsafe|\*|https:|frame-src/);
});

it('the headers of every page forbid framing, sniffing, plain HTTP, cross-origin openers and unused features', () => {
  expect(createSecurityHeaders()).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/), // this is two years in seconds
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(
      /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
    ),
  });
  expect(policy).toContain("frame-ancestors 'none'");
});

it('the headers of every page allow exactly the origins in the list of third parties', () => {
  const thirdParty = (host: string) => ({ origin: `https://${host}`, purpose: 'Test', sentence: 'A test.' });
  const counter = thirdParty('count.example');
  const list = {
    script: [counter, counter],
    connect: [counter],
    frame: [],
    image: [thirdParty('tiles.example')],
  };
  const thirdParties = withFilm(list, { youtube: 'abcdefghijk' });
  const directives = policyOf(createSecurityHeaders({ thirdParties })).split('; ');
  expect(directives.filter((directive) => !policy.split('; ').includes(directive))).toEqual([
    `script-src 'self' ${createSourceHash(inlineScript)} https://count.example`,
    "img-src 'self' data: https://tiles.example",
    "connect-src 'self' https://count.example",
    'frame-src https://www.youtube-nocookie.com',
  ]);
});

it('the headers of every page upgrade requests to HTTPS, except on the local machine', () => {
  expect(policy).toContain('upgrade-insecure-requests; ');
  const local = policyOf(createSecurityHeaders({ isLocal: true }));
  expect(local).toBe(policy.replace('upgrade-insecure-requests; ', ''));
});
