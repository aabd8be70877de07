import { describe, expect, it } from 'vitest';
import { cacheControl, headersFile, redirectsFile, securityHeaders } from '../../../src/build/headers.ts';

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? '';

describe('the headers every page ships with', () => {
  it('allow nothing inline and enforce Trusted Types', () => {
    const policy = policyOf(securityHeaders());
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https:/);
  });

  it('let a frame in only when the film is on YouTube, and only its player', () => {
    expect(policyOf(securityHeaders())).not.toContain('frame-src');
    expect(policyOf(securityHeaders({ youtube: true }))).toContain(
      'frame-src https://www.youtube-nocookie.com',
    );
  });

  it('keep hashed files for a year and ask again for all else', () => {
    expect(cacheControl('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/about')).toBe('public, max-age=0, must-revalidate');
  });

  it('are written as Netlify and Cloudflare read them', () => {
    const file = headersFile(securityHeaders());
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
    expect(file).toMatch(
      /\n\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
    );
    expect(redirectsFile({ '/blog': '/partner' })).toBe('/blog /partner 301\n');
  });
});
