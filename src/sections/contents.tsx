import { Link } from '../components/link.tsx';
import type { Block } from '../content/article.ts';
import type { To } from '../site/routes.ts';
import { SideBox } from './side-layout.tsx';

interface Entry {
  to: To;
  label: string;
}

export type Heading = Extract<Block, { kind: 'heading' }>;

/** Whether a chapter of an article begins with it. */
export const isChapter = (block: Block): block is Heading => block.kind === 'heading' && block.level === 2;

/** The chapters of an article. */
export const chaptersIn = (blocks: readonly Block[]): Entry[] =>
  blocks.filter(isChapter).map(({ id, words }) => ({ to: `#${id}`, label: words }));

/** What a page says, part by part: for the side column of a long one, since a phone has none. */
export function Contents({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <div className="max-lg:hidden print:block">
      <SideBox title={title}>
        <ol role="list" className="border-t-hair border-rule">
          {entries.map(({ to, label }, index) => (
            <li key={to} className="flex items-center gap-3 border-b-hair border-rule last:border-b-0">
              <span className="min-w-5 font-display text-h3 font-bold text-saffron" aria-hidden="true">
                {index + 1}
              </span>
              <Link to={to} look="line">
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </SideBox>
    </div>
  );
}
