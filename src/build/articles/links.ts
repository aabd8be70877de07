import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { match } from '../../site/derive.ts';
import type { Draft } from './draft.ts';

const headingsOf = ({ body }: Draft) =>
  body.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

/** Reports dead links of a draft; fragments on pages of the table are checked after those are rendered. */
export function checkLinks(
  draft: Draft,
  published: ReadonlyMap<string, Draft>,
  waiting: ReadonlyMap<string, Draft>,
  root: string,
): void {
  const { report } = draft;
  for (const { line, to } of draft.body.links) {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
    const article = path === '' ? draft : published.get(path);
    if (article) {
      const ids = headingsOf(article);
      if (anchor !== undefined && !ids.includes(anchor))
        report(
          line,
          `The link ${to} leads to no heading. There are: ${ids.map((id) => `#${id}`).join(', ') || 'none'}.`,
        );
      continue;
    }
    const later = waiting.get(path);
    if (later)
      report(
        line,
        `The link ${to} leads to an article that waits for ${later.data.date}. Take the link out until then.`,
      );
    else if (match(path)?.path !== path && !(path.includes('.') && existsSync(join(root, 'public', path))))
      report(
        line,
        `The link ${to} leads to no page. Pages are the paths of src/site/pages.ts, articles /articles/name-of-the-file.`,
      );
  }
}
