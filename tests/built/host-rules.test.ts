import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getCacheControl, contentTypes, createSecurityHeaders } from '../../build/headers.ts';
import { thirdParties } from '../../src/site/third-parties.ts';

/* The limits of Cloudflare Pages. */
const MAX_HEADER_RULES = 100;
const MAX_REDIRECTS = 2000;
const MAX_LINE_LENGTH = 2000;

const linesOf = (name: string) => readFileSync(join('dist', name), 'utf8').trimEnd().split('\n');
const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
for (const line of linesOf('_headers')) {
  const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
  if (name) rules.at(-1)?.headers.push([name, value]);
  else rules.push({ pattern: line, headers: [] });
}

/** Returns the headers that the hosts add to a file. If several rules set a header, hosts join the values by commas. */
function headersOf(path: string) {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
    for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

it('the rules for Netlify and Cloudflare Pages are within the limits of Cloudflare Pages', () => {
  expect(rules.length).toBeLessThan(MAX_HEADER_RULES);
  expect(linesOf('_redirects').length).toBeLessThan(MAX_REDIRECTS);
  for (const line of [...linesOf('_headers'), ...linesOf('_redirects')])
    expect(line.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
});

it('the rules for Netlify and Cloudflare Pages set the correct headers of each file, each only once', () => {
  const paths = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length));
  expect(existsSync('dist/assets')).toBe(true);
  const security = createSecurityHeaders({ thirdParties });
  for (const path of paths) {
    const { 'Cache-Control': cache = getCacheControl('/'), 'Content-Type': type, ...rest } = headersOf(path);
    expect([path, rest]).toEqual([path, security]);
    expect(`${path} ${cache}`).toBe(`${path} ${getCacheControl(path)}`);
    expect(`${path} ${type}`).toBe(`${path} ${path.endsWith('.vcf') ? contentTypes.vcf : undefined}`);
  }
});
