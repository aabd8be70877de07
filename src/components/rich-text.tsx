import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { To } from '../site/routes.ts';
import { Link } from './link.tsx';
import { preventRangeWraps } from './no-wrap-ranges.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** Matches '**strong**', '[label](/path)', '[label](https://…)', '[English words]{en}' or '{placeholder}'. */
const MARKUP =
  /\*\*(?<strong>.+?)\*\*|\[(?<label>[^\]]+)\](?:\((?<href>[^)\s]+)\)|\{(?<lang>\w\w)\})|\{(?<placeholder>\w+)\}/g;

interface RichTextProps {
  /** A text of src/words. The build checks its links to pages like all other links. */
  text: string;
  /** The values of the placeholders: `fee` replaces '{fee}'. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** Renders a text with emphasis, links, values and foreign words: '**Our fee:** {fee}, see [terms](/terms).' */
export function RichText({ text, values = {} }: RichTextProps): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [markup] = match;
    const { strong, label, href = '', lang, placeholder } = match.groups ?? {};
    if (match.index > end) parts.push(preventRangeWraps(text.slice(end, match.index)));
    end = match.index + markup.length;
    if (strong)
      parts.push(
        <strong>
          <RichText text={strong} values={values} />
        </strong>,
      );
    else if (lang) parts.push(<span lang={lang}>{label}</span>);
    else if (placeholder) parts.push(readValue(placeholder, values, text));
    else if (href.startsWith('https:'))
      parts.push(<NewTabLink href={href}>{preventRangeWraps(label)}</NewTabLink>);
    else parts.push(<Link to={href as To}>{preventRangeWraps(label)}</Link>);
  }
  parts.push(preventRangeWraps(text.slice(end)));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function readValue(name: string, values: Readonly<Record<string, ReactNode>>, text: string) {
  if (import.meta.env.DEV && !(name in values)) throw new RangeError(`“${text}” has no value for {${name}}`);
  return values[name];
}
