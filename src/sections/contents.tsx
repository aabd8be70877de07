import { Link } from '../components/link.tsx';
import type { Block } from '../articles/data/article.ts';
import type { To } from '../site/routes.ts';
import { SideBox } from './side-layout.tsx';

interface ContentsEntry {
  to: To;
  label: string;
}

export type Heading = Extract<Block, { kind: 'heading' }>;

/** Returns whether a block is a heading of level 2. Such headings start the chapters of an article. */
export const isChapter = (block: Block): block is Heading => block.kind === 'heading' && block.level === 2;

/** Returns the links to the chapters of an article. */
export const listChapters = (blocks: readonly Block[]): ContentsEntry[] =>
  blocks.filter(isChapter).map(({ id, words }) => ({ to: `#${id}`, label: words }));

/** The table of contents in the side column of a long page. It is hidden in narrow windows, but printed. */
export function Contents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  return (
    <div className="max-lg:hidden print:block">
      <SideBox title={title}>
        <ol role="list" className="border-t-hair border-border">
          {entries.map(({ to, label }, index) => (
            <li
              key={to}
              className="flex items-center gap-3 border-b-hair border-border py-1.5 leading-snug last:border-b-0"
            >
              <span className="min-w-5 font-display text-h3 font-bold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
              <Link to={to} variant="line">
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </SideBox>
    </div>
  );
}
