import type { ReactNode } from 'react';
import type { Block, InlineText } from './data/article.ts';
import { ArticleDrawing } from './article-drawing.tsx';
import { Link } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { isChapter } from '../sections/contents.tsx';
import type { Heading } from '../sections/contents.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureText } from '../sections/figure-text.tsx';
import { Notice } from '../sections/notice.tsx';

function InlinePart({ part }: { part: InlineText }) {
  if (typeof part === 'string') return preventRangeWraps(part);
  const content = <InlineLine parts={part.words} />;
  if (part.kind === 'strong') return <strong>{content}</strong>;
  if (part.kind === 'foreign') return <span lang={part.lang}>{content}</span>;
  if (part.kind === 'em') return <em>{content}</em>;
  if (part.kind === 'link') return <Link to={part.to}>{content}</Link>;
  return <NewTabLink href={part.href}>{content}</NewTabLink>;
}

const InlineLine = ({ parts }: { parts: readonly InlineText[] }) =>
  parts.map((part, index) => <InlinePart key={index} part={part} />);

function Figure({ label, ...figure }: Extract<Block, { kind: 'figure' }>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 border-y-hair border-input py-3">
      <span className="min-w-0 font-display text-figure-band font-bold break-words">
        <FigureText {...figure} />
      </span>{' '}
      <span className="flex-[1_1_14rem]">{preventRangeWraps(label)}</span>
    </p>
  );
}

/**
 * Classes of the first paragraph, which has a drop cap. Next to the drop cap, there is space for a word even on a
 * narrow phone. `!` overrides the line height of Hindi headings (styles/hi.css).
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
          <InlineLine parts={block.words} />
        </p>
      );
    case 'list':
      return block.ordered ? (
        <ol role="list" className="border-b-hair border-border">
          {block.items.map((item, index) => (
            <li
              key={index}
              className="grid break-inside-avoid grid-cols-[auto_1fr] gap-3 border-t-hair border-border py-2.5 leading-snug"
            >
              <span className="min-w-5 font-display text-h3 font-bold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <InlineLine parts={item} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineLine parts={item} />
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
            cells.map((cell, index) => <InlineLine key={index} parts={cell} />),
          )}
          hasAmounts={block.hasAmounts}
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
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <InlineLine parts={paragraph} />
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

interface Chapter {
  heading?: Heading;
  blocks: Block[];
}

/** Groups blocks into chapters. The first chapter has no heading: it has the blocks before the first heading. */
function groupByChapter(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = [{ blocks: [] }];
  for (const block of blocks)
    if (isChapter(block)) chapters.push({ heading: block, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  return chapters;
}

interface ArticleTextProps {
  blocks: readonly Block[];
  /** Author, date and reading time, which are shown at the start of the text. */
  byline: ReactNode;
}

/** The text of an article. Except on phones, the numbers of its chapters are in the margin. */
export const ArticleText = ({ blocks, byline }: ArticleTextProps) =>
  groupByChapter(blocks).map((chapter, index) => (
    <div key={index} className="grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_1fr]">
      {chapter.heading ? (
        <div className="flex items-baseline gap-4 sm:col-span-2 sm:grid sm:grid-cols-[6rem_1fr] sm:gap-6">
          <span className="fig font-display text-figure-band font-bold" aria-hidden="true">
            {index}
          </span>
          <h2 id={chapter.heading.id} className="font-display text-h2-prose">
            {chapter.heading.words}
          </h2>
        </div>
      ) : (
        byline
      )}
      <div className="prose min-w-0 sm:col-start-2">
        {chapter.blocks.map((block, blockIndex) => (
          <ArticleBlock key={blockIndex} block={block} isLead={index === 0 && blockIndex === 0} />
        ))}
      </div>
    </div>
  ));
