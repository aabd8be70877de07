/**
 * What the first paint waits for stands in the page itself: its style sheets, and the script that sets the theme. A
 * phone at 150 ms to the server is spared a round trip for them. The content security policy lets a page run and
 * wear these alone, by their hashes: the script's is sent as a header by every host (headers.ts), those of the sheets
 * by the page's own policy, so that no host's list can lag behind a page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const TAG = '<script src="/src/runtime/theme.js"></script>';
const HOLDER = '<!--theme-->';
const CHARSET = '<meta charset="utf-8" />';

export const themeScript = minifySync(
  'theme.js',
  readFileSync(join(import.meta.dirname, '../runtime/theme.js'), 'utf8'),
).code;

/** Tailwind's notice heads each sheet; licences.txt has its whole licence. */
export const withoutNotice = (sheet: string) => sheet.replace(/^\/\*![^]*?\*\/\s*/, '');

/** A source of a policy that allows this very text, as an element of a page. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Keeps a place for the theme's script in the template, which names it as a file for the development server. */
export function holdTheme(template: string): string {
  if (!template.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
  return template.replace(TAG, HOLDER);
}

/**
 * Puts style sheets and the theme's script into a page that names them, and the policy that allows the sheets.
 * @param textOf what stands in the style sheet of this address
 * @throws Error where the page has no place for its policy, or no style sheet
 */
export function withFirstPaint(html: string, textOf: (href: string) => string): string {
  const hashes: string[] = [];
  const styled = html
    .replace(HOLDER, () => `<script>${themeScript}</script>`)
    .replace(/<link rel="stylesheet" href="([^"]+)" \/>/g, (_, href: string) => {
      const text = withoutNotice(textOf(href));
      hashes.push(hashOf(text));
      return `<style>${text}</style>`;
    });
  if (hashes.length === 0 || !styled.includes(CHARSET))
    throw new Error('The page has no style sheet, or no place for its policy');
  const policy = `style-src-elem 'self' ${hashes.join(' ')}`;
  return styled.replace(
    CHARSET,
    () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
