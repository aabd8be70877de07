import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from './escape-regexp.ts';

/**
 * Returns the file and line of each use of a link in code, words and Markdown: 'src/pages/team.tsx:91'. Does not find
 * links that code composes.
 */
export function findSourceLines(link: string, root: string): string[] {
  const quotedLink = new RegExp(`["'\`(]${escapeRegExp(link)}["'\`)]`);
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|md|json)$/.test(file))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, 'src', file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          quotedLink.test(line) ? [`src/${file.replaceAll('\\', '/')}:${index + 1}`] : [],
        ),
    );
}
