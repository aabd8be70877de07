/*
 * Inlines the style rules that a page uses (page-rules.ts) and two scripts into the page, so that the first paint does not
 * wait for files. theme.js sets the theme, and before-boot.js queues clicks until the boot script runs. Inlining saves a
 * round trip, which takes 150 ms on a phone.
 *
 * The content security policy allows inline elements by hash. The hash of the script is in a header (headers.ts). The
 * hashes of the styles are in a meta element of the page, because they change with each build, and a host may still
 * have the headers of an older build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { getAttribute, createElement, findElements, replaceElement } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';

/** Returns the minified text of script files, joined to one script. Paths start at the root of the project. */
export const minifyFiles = (files: readonly string[]) =>
  files
    .map((file) => minifySync(file, readFileSync(join(import.meta.dirname, '..', file), 'utf8')).code)
    .join('');

const INLINE_FILES = ['/src/runtime/theme.js', '/src/runtime/before-boot.js'];

/** The text of the inline script of all pages. */
export const inlineScript = minifyFiles(INLINE_FILES);

interface InlineScript {
  /** The paths of scripts that the document references. */
  files: readonly string[];
  /** The minified text of these scripts, joined to one script. */
  text: string;
}

/** Removes Tailwind's licence comment from a style sheet. licences.txt has the complete licence. */
const removeLicenceComment = (sheet: string) => sheet.replace(/^\/\*![^]*?\*\/\s*/, '');

/**
 * The `@supports` condition around all inlined rules. Browsers that are older than the targets of css-targets.ts would
 * apply only some of the rules. Because of the condition, they ignore all of them. runtime/theme.js tests the same
 * condition.
 */
const supportsCondition = '@supports(width:1cqw)';

/** Returns the source expression of a content security policy that allows an inline element with this text. */
export const createSourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Replaces the `<script src>` elements of `files` by one inline script. The default files are theme.js and
 * before-boot.js.
 * @throws Error if the document has no `<script src>` for one of the files
 */
export function inlineScripts(
  document: Document,
  { files, text }: InlineScript = { files: INLINE_FILES, text: inlineScript },
): void {
  const [first, ...others] = files.map((file) => {
    // In development, the `src` starts with the path of the language, so only its end is compared.
    const element = findElements(document).find((candidate) =>
      getAttribute(candidate, 'src')?.endsWith(file),
    );
    if (!element) throw new Error(`The document has no <script src="${file}">`);
    return element;
  });
  if (first) replaceElement(first, createElement('script', {}, text));
  for (const other of others) replaceElement(other);
}

/**
 * Inlines the rules of a page's style sheets, except sheets with a `media` attribute (print.css). Adds the policy that
 * allows the inlined rules.
 * @throws Error if the page has no style sheet, or no `<meta charset>`, after which the policy is inserted
 */
export function inlineStyleSheets(document: Document, getSheetText: (href: string) => string): void {
  const elements = findElements(document);
  const charset = elements.find((element) => getAttribute(element, 'charset'));
  const links = elements.filter(
    (element) => getAttribute(element, 'rel') === 'stylesheet' && !getAttribute(element, 'media'),
  );
  if (links.length === 0 || !charset)
    throw new Error('index.html must have a style sheet and the charset meta element');
  const hashes = links.map((link) => {
    const text = `${supportsCondition}{${removeLicenceComment(getSheetText(getAttribute(link, 'href') ?? ''))}}`;
    replaceElement(link, createElement('style', {}, text));
    return createSourceHash(text);
  });
  const policy = {
    'http-equiv': 'Content-Security-Policy',
    content: `style-src-elem 'self' ${hashes.join(' ')}`,
  };
  replaceElement(charset, createElement('meta', { charset: 'utf-8' }), createElement('meta', policy));
}
