import { expect } from 'vitest';

/** Parses a file strictly by RFC 5545, sections 3.1 and 3.3.11. Returns property and value of each content line. */
export function readLines(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return physical
    .join('\r\n')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/u.exec(line) ?? [];
      expect(name).not.toBe('');
      expect(value.replaceAll(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
      return [name, value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))];
    });
}
