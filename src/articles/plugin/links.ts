import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute } from '../../site/page-info.ts';
import { findHeadings } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * Reports the dead links in a draft. The fragments of links to pages of the route table are not checked here. The build
 * checks them in the rendered pages.
 */
export function checkLinks(
  draft: Draft,
  published: ReadonlyMap<string, Draft>,
  scheduled: ReadonlyMap<string, Draft>,
  root: string,
): void {
  const { report } = draft;
  for (const { line, to } of draft.body.links) {
    const { path = '', anchor } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<anchor>.*))?$/.exec(to)?.groups ?? {};
    const article = path === '' ? draft : published.get(path);
    if (article) {
      const ids = findHeadings(article).map(({ id }) => id);
      if (anchor !== undefined && !ids.includes(anchor))
        report(
          line,
          `The link ${to} has no matching heading. Use one of: ${ids.map((id) => `#${id}`).join(', ') || 'none'}.`,
        );
      continue;
    }
    const scheduledArticle = scheduled.get(path);
    if (scheduledArticle)
      report(
        line,
        `The link ${to} leads to an article that is published on ${scheduledArticle.data.date}. Remove the link until then.`,
      );
    else if (
      findRoute(path)?.path !== path &&
      !(path.includes('.') && existsSync(join(root, 'public', path)))
    )
      report(
        line,
        `The link ${to} leads to no page. Write a path from src/site/pages.ts, or /articles/file-name for an article.`,
      );
  }
}
