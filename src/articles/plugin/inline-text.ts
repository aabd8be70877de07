import type { Token, Tokens } from 'marked';
import type { InlineText } from '../data/article.ts';
import type { To } from '../../site/routes.ts';
import type { Report } from './article-error.ts';

/** A link in an article to this site. */
export interface Link {
  line: number;
  to: string;
}

interface Context {
  /** The Markdown source of the tokens. */
  raw: string;
  /** The line at which the source starts. */
  line: number;
  links: Link[];
  report: Report;
}

/** The error messages for unsupported inline Markdown, by the token type of marked. */
const unsupportedInline: Record<string, string> = {
  codespan: 'Code (text in backticks) is not supported. Write plain text.',
  del: 'Strikethrough is not supported. Remove the text.',
  br: 'Manual line breaks are not supported. Start a new paragraph.',
  html: 'HTML is not supported. Write Markdown.',
  image: 'A picture needs its own paragraph. Put an empty line before and after it.',
};

/**
 * Joins lines, and formats amounts and apostrophes as on all pages: '₹10 lakh' (with no line break), '96%', and curly
 * apostrophes.
 */
export const applyTypography = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/₹\s(?=\d)/g, '₹')
    .replace(/(?<=\d)\s(?=%)/g, '')
    .replace(/(?<=\d) (?=lakh|crore|लाख|करोड़)/g, '\u00A0')
    .replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’');

/** Matches text in another language, such as '[recourse]{en}'. The groups are the text and the language. */
const FOREIGN = /\[([^\]]+)\]\{(\w\w)\}/;

/** Separates the words in other languages from the rest of a text. */
function splitForeign(text: string): InlineText[] {
  const inlineText: InlineText[] = [];
  // split() returns plain text, foreign text and its language alternately.
  const parts = text.split(FOREIGN);
  for (let i = 0; i < parts.length; i += 3) {
    const [plain, words, lang = ''] = parts.slice(i, i + 3);
    if (plain) inlineText.push(plain);
    if (words) inlineText.push({ kind: 'foreign', lang, words: [words] });
  }
  return inlineText;
}

/** Returns the text of tokens, without emphasis and link targets. */
export const toText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? toText(token.tokens)
        : applyTypography((token as Tokens.Text).text ?? ''),
    )
    .join('');

/** Converts inline tokens. Reports unsupported tokens, and links without text or with an invalid start. */
export function toInlineText(tokens: readonly Token[], context: Context): InlineText[] {
  const { raw, line, links, report } = context;
  return tokens.flatMap((token): InlineText[] => {
    const textBefore = raw.slice(0, Math.max(0, raw.indexOf(token.raw)));
    const tokenLine = line + textBefore.split('\n').length - 1;
    switch (token.type) {
      case 'text':
      case 'escape': {
        const { text } = token as Tokens.Text;
        const entity = /&#?\w+;/.exec(text)?.[0];
        if (entity)
          report(
            tokenLine,
            `${entity} is an HTML entity, which is shown unchanged. Write the character itself.`,
          );
        return splitForeign(applyTypography(text));
      }
      case 'strong':
      case 'em':
        return [{ kind: token.type, words: toInlineText(token.tokens ?? [], context) }];
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        const words = toInlineText(inner, { ...context, line: tokenLine, raw: token.raw });
        if (toText(inner).trim() === '')
          report(tokenLine, `The link to ${href} has no text. Write what it leads to.`);
        if (href.startsWith('https://')) return [{ kind: 'outside', href, words }];
        if (!href.startsWith('/') && !href.startsWith('#'))
          report(
            tokenLine,
            `A link must start with / (a page of this site) or https://. Correct ${href || 'the empty link'}.`,
          );
        links.push({ line: tokenLine, to: href });
        return [{ kind: 'link', to: href as To, words }];
      }
      default:
        report(
          tokenLine,
          unsupportedInline[token.type] ??
            `This Markdown is not supported (${token.type}). Write plain text.`,
        );
        return [];
    }
  });
}
