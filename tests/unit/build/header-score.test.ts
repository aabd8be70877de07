import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../src/build/headers.ts';
import { thirdParties, withFilm } from '../../../src/site/third-parties.ts';
import { score } from './header-score.ts';

const headers = securityHeaders();
const policy = headers['Content-Security-Policy'] ?? '';
const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const withPolicy = (from: string, to: string) => {
  expect(policy).toContain(from);
  return { ...headers, 'Content-Security-Policy': policy.replace(from, to) };
};

describe("our headers by the rules of Mozilla's HTTP Observatory", () => {
  it('reach 140, where 135 is asked, with and without the film on YouTube', () => {
    expect(score(headers)).toBe(140);
    expect(score(securityHeaders({ thirdParties: withFilm(thirdParties, { youtube: 'abcdefghijk' }) }))).toBe(
      score(headers),
    );
  });

  it.each([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ])('lose points without %s', (name) => {
    expect(score(without(name))).toBeLessThan(score(headers));
  });

  it.each([
    ["default-src 'none'", "default-src 'self'"],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
    ["script-src 'self'", 'script-src https:'],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
    ["img-src 'self'", 'img-src http:'],
    ["connect-src 'self'", 'connect-src http://example.com'],
  ])('lose points when %s becomes %s', (from, to) => {
    expect(score(withPolicy(from, to))).toBeLessThan(score(headers));
  });

  it.each([
    ['Strict-Transport-Security', 'max-age=86400'],
    ['X-Content-Type-Options', 'sniff'],
    ['Referrer-Policy', 'unsafe-url'],
    ['Cross-Origin-Opener-Policy', 'unsafe-none'],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ])('lose points when %s becomes %s', (name, value) => {
    expect(score({ ...headers, [name]: value })).toBeLessThan(score(headers));
  });

  it('keep framing forbidden twice: the score falls only when both ways are gone', () => {
    const open = withPolicy("; frame-ancestors 'none'", '');
    expect(score(open)).toBe(score(headers));
    expect(score({ ...open, 'X-Frame-Options': undefined })).toBeLessThan(score(headers) - 20);
  });

  it('are nothing to start from: a site without headers fails', () => {
    expect(score({})).toBe(30);
  });
});
