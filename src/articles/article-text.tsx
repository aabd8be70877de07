import type { ReactNode } from 'react';
import type { Block, InlineText } from './data/article.ts';
import { ArticleDrawing } from './article-drawing.tsx';
import { Link } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { isChapter } from '../sections/contents.tsx';
import type { Heading } from '../sections/contents.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureText } from '../sections/figure-text.tsx';
import { Notice } from '../sections/notice.tsx';

function InlinePart({ of }: { of: InlineText }) {
  if (typeof of === 'string') return noWrapRanges(of);
  const words = <InlineLine words={of.words} />;
  if (of.kind === 'strong') return <strong>{words}</strong>;
  if (of.kind === 'foreign') return <span lang={of.lang}>{words}</span>;
  if (of.kind === 'em') return <em>{words}</em>;
  if (of.kind === 'link') return <Link to={of.to}>{words}</Link>;
  return <NewTabLink href={of.href}>{words}</NewTabLink>;
}

const InlineLine = ({ words }: { words: readonly InlineText[] }) =>
  words.map((word, index) => <InlinePart key={index} of={word} />);

function Figure({ label, ...figure }: Extract<Block, { kind: 'figure' }>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 border-y-hair border-input py-3">
      <span className="min-w-0 font-display text-figure-band font-bold break-words">
        <FigureText {...figure} />
      </span>{' '}
      <span className="flex-[1_1_14rem]">{noWrapRanges(label)}</span>
    </p>
  );
}

/**
 * Classes of the first paragraph. Its drop cap leaves room for a word on a narrow phone. `!` overrides the line height
 * of Hindi headings (styles/hi.css).
 */
const leadClasses =
  'font-display text-h3/[1.45]! first-letter:float-left first-letter:m-[0.1em_0.12em_0_0] first-letter:text-[min(5.2em,33vw)]/[0.72] first-letter:text-brand';

function ArticleBlock({ block, isLead }: { block: Block; isLead: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <h3 id={block.id}>{block.words}</h3>;
    case 'text':
      return (
        <p className={isLead ? leadClasses : undefined}>
          <InlineLine words={block.words} />
        </p>
      );
    case 'list':
      return block.ordered ? (
        <ol role="list" className="border-b-hair border-border">
          {block.items.map((words, index) => (
            <li
              key={index}
              className="grid break-inside-avoid grid-cols-[auto_1fr] gap-3 border-t-hair border-border py-2.5 leading-snug"
            >
              <span className="min-w-5 font-display text-h3 font-bold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <InlineLine words={words} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <ul>
          {block.items.map((words, index) => (
            <li key={index}>
              <InlineLine words={words} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          captionShown
          columns={block.columns}
          rows={block.rows.map((cells) =>
            cells.map((words, index) => <InlineLine key={index} words={words} />),
          )}
          amount={block.amount}
          alignRight={block.alignRight}
        />
      );
    case 'drawing':
      return <ArticleDrawing name={block.name} />;
    case 'figure':
      return <Figure {...block} />;
    case 'note':
      return (
        <Notice>
          {block.paragraphs.map((words, index) => (
            <p key={index}>
              <InlineLine words={words} />
            </p>
          ))}
        </Notice>
      );
    case 'picture':
      return (
        <figure>
          <img src={block.src} alt={block.alt} width={block.width} height={block.height} loading="lazy" />
          {block.caption && (
            <figcaption className="mt-2.5 text-xs text-muted-foreground">{block.caption}</figcaption>
          )}
        </figure>
      );
  }
}

/** Groups blocks into chapters. Blocks before the first heading form a chapter without a heading. */
function chaptersOf(blocks: readonly Block[]): { head?: Heading; blocks: Block[] }[] {
  const chapters: { head?: Heading; blocks: Block[] }[] = [{ blocks: [] }];
  for (const block of blocks)
    if (isChapter(block)) chapters.push({ head: block, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  return chapters;
}

interface ArticleTextProps {
  blocks: readonly Block[];
  /** Author and date, above the text before the first heading. */
  byline: ReactNode;
}

/** The text of an article (src/articles/texts/). Chapter numbers are in the margin. */
export const ArticleText = ({ blocks, byline }: ArticleTextProps) =>
  chaptersOf(blocks).map((chapter, index) => (
    <div key={index} className="grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_1fr]">
      {chapter.head ? (
        <div className="flex items-baseline gap-4 sm:col-span-2 sm:grid sm:grid-cols-[6rem_1fr] sm:gap-6">
          <span className="fig font-display text-figure-band font-bold" aria-hidden="true">
            {index}
          </span>
          <h2 id={chapter.head.id} className="font-display text-h2-prose">
            {chapter.head.words}
          </h2>
        </div>
      ) : (
        byline
      )}
      <div className="prose min-w-0 sm:col-start-2">
        {chapter.blocks.map((block, at) => (
          <ArticleBlock key={at} block={block} isLead={index + at === 0} />
        ))}
      </div>
    </div>
  ));
