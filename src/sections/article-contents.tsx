import { Link } from '../components/link.tsx';
import type { Block } from '../content/article.ts';
import { SideBox } from './side-layout.tsx';

type Heading = Extract<Block, { kind: 'heading' }>;

/** What an article says, section by section, to stay in view beside it: for a side column, since a phone has none. */
export function ArticleContents({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <div className="max-lg:hidden">
      <SideBox title={title}>
        <ol role="list" className="border-t-hair border-rule">
          {headings.map(({ id, words }, index) => (
            <li key={id} className="flex items-center gap-3 border-b-hair border-rule last:border-b-0">
              <span className="min-w-5 font-display text-h3 font-bold text-saffron" aria-hidden="true">
                {index + 1}
              </span>
              <Link to={`#${id}`} look="line">
                {words}
              </Link>
            </li>
          ))}
        </ol>
      </SideBox>
    </div>
  );
}
