import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { match } from '../../site/derive.ts';
import type { Draft } from './draft.ts';
import { assertFaultless } from './fault.ts';

/** A link to a place on a page of the table, which can be checked once that is written. */
export interface Anchor {
  file: string;
  line: number;
  to: string;
}

const headingsOf = ({ body }: Draft) =>
  body.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

/** Reports the links of a draft that lead nowhere. @returns those whose place on another page is still to be looked for */
export function followLinks(
  draft: Draft,
  published: ReadonlyMap<string, Draft>,
  waiting: ReadonlyMap<string, Draft>,
  root: string,
): Anchor[] {
  const { file, report } = draft;
  return draft.body.links.flatMap(({ line, to }) => {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
    const article = path === '' ? draft : published.get(path);
    if (article) {
      const ids = headingsOf(article);
      if (anchor !== undefined && !ids.includes(anchor))
        report(
          line,
          `The link ${to} leads to no heading. There are: ${ids.map((id) => `#${id}`).join(', ') || 'none'}.`,
        );
      return [];
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
        `The link ${to} leads to no page. Pages are the paths of src/site/routes.ts, articles /articles/name-of-the-file.`,
      );
    else if (anchor !== undefined) return [{ file, line, to }];
    return [];
  });
}

/**
 * @param written every page's HTML by its path
 * @throws Error naming each link of an article to a place that its page does not have
 */
export function assertAnchorsMet(anchors: readonly Anchor[], written: ReadonlyMap<string, string>): void {
  const lost = anchors.filter(({ to }) => {
    const [path = '', anchor] = to.split('#');
    return !written.get(path.replace(/\?.*/, ''))?.includes(` id="${anchor}"`);
  });
  assertFaultless(
    lost.map(({ file, line, to }) => ({
      file,
      line,
      words: `The link ${to} leads to no place on that page. Take what follows # from its address bar.`,
    })),
  );
}
