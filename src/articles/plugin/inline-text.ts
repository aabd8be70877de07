import type { Token, Tokens } from 'marked';
import type { InlineText } from '../data/article.ts';
import type { To } from '../../site/routes.ts';
import type { Report } from './article-error.ts';

/** A link in an article to a page of this site. */
export interface Link {
  line: number;
  to: string;
}

interface Context {
  /** The Markdown source of the tokens. */
  raw: string;
  line: number;
  links: Link[];
  report: Report;
}

const unsupportedInline: Record<string, string> = {
  codespan: 'Code (text in backticks) is not supported. Write plain text.',
  del: 'Strikethrough is not supported. Remove the text.',
  br: 'Manual line breaks are not supported. Start a new paragraph.',
  html: 'HTML is not supported. Write Markdown.',
  image: 'A picture needs its own paragraph. Put an empty line before and after it.',
};

/** Formats text as on all pages, such as '₹10 lakh', '96%' and curly apostrophes. */
export const typeset = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/₹\s(?=\d)/g, '₹')
    .replace(/(?<=\d)\s(?=%)/g, '')
    .replace(/(?<=\d) (?=lakh|crore|लाख|करोड़)/g, '\u00A0')
    .replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’');

/** Matches words in another language, such as '[recourse]{en}'. */
const FOREIGN = /\[([^\]]+)\]\{(\w\w)\}/;

/** Splits a text at words in other languages. */
const splitForeign = (text: string) =>
  text.split(FOREIGN).flatMap((part, index, parts): InlineText[] => {
    if (index % 3 === 2 || !part) return [];
    return index % 3 ? [{ kind: 'foreign', lang: parts[index + 1] ?? '', words: [part] }] : [part];
  });

/** Returns the plain text of a line, without emphasis and links. */
export const toText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? toText(token.tokens) : typeset((token as Tokens.Text).text ?? ''),
    )
    .join('');

/** Converts the tokens of a line to inline text. Reports unsupported tokens. */
export function toInlineText(tokens: readonly Token[], context: Context): InlineText[] {
  const { raw, line, links, report } = context;
  return tokens.flatMap((token): InlineText[] => {
    const at = line + raw.slice(0, Math.max(0, raw.indexOf(token.raw))).split('\n').length - 1;
    switch (token.type) {
      case 'text':
      case 'escape': {
        const { text } = token as Tokens.Text;
        const entity = /&#?\w+;/.exec(text)?.[0];
        if (entity)
          report(at, `${entity} is an HTML entity, which is shown unchanged. Write the character itself.`);
        return splitForeign(typeset(text));
      }
      case 'strong':
      case 'em':
        return [{ kind: token.type, words: toInlineText(token.tokens ?? [], context) }];
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        const words = toInlineText(inner, { ...context, line: at, raw: token.raw });
        if (toText(inner).trim() === '')
          report(at, `The link to ${href} has no text. Write what it leads to.`);
        if (href.startsWith('https://')) return [{ kind: 'outside', href, words }];
        if (!href.startsWith('/') && !href.startsWith('#'))
          report(
            at,
            `A link must start with / (a page of this site) or https://. Correct ${href || 'the empty link'}.`,
          );
        links.push({ line: at, to: href });
        return [{ kind: 'link', to: href as To, words }];
      }
      default:
        report(
          at,
          unsupportedInline[token.type] ??
            `This Markdown is not supported (${token.type}). Write plain text.`,
        );
        return [];
    }
  });
}
