import type { Block, Words } from '../content/article.ts';
import { Link } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { anchor } from './anchor.ts';
import { LedgerTable } from './ledger-table.tsx';
import { Notice } from './notice.tsx';

function Piece({ of }: { of: Words }) {
  if (typeof of === 'string') return of;
  const words = <Line words={of.words} />;
  if (of.kind === 'strong') return <strong>{words}</strong>;
  if (of.kind === 'em') return <em>{words}</em>;
  if (of.kind === 'link') return <Link to={of.to}>{words}</Link>;
  return (
    <NewTabLink href={of.href} look="text">
      {words}
    </NewTabLink>
  );
}

const Line = ({ words }: { words: readonly Words[] }) =>
  words.map((word, index) => <Piece key={index} of={word} />);

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      if (block.level === 2)
        return (
          <h2 {...anchor(block.id)} className="article-heading font-display text-h2-prose">
            {block.words}
          </h2>
        );
      return <h3 {...anchor(block.id)}>{block.words}</h3>;
    }
    case 'text':
      return (
        <p>
          <Line words={block.words} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((words, index) => (
            <li key={index}>
              <Line words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <LedgerTable
          caption={block.caption}
          captionShown
          columns={block.columns}
          rows={block.rows.map((cells) => cells.map((words, index) => <Line key={index} words={words} />))}
          amount={block.amount}
        />
      );
    case 'note':
      return (
        <Notice>
          {block.paragraphs.map((words, index) => (
            <p key={index}>
              <Line words={words} />
            </p>
          ))}
        </Notice>
      );
    case 'picture':
      return (
        <figure>
          <img src={block.src} alt={block.alt} width={block.width} height={block.height} loading="lazy" />
          {block.caption && (
            <figcaption className="mt-2.5 text-caption text-ink-mute">{block.caption}</figcaption>
          )}
        </figure>
      );
  }
}

/** The words of an article (src/content/articles/), for a parent with the class `prose`. */
export const ArticleText = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <ArticleBlock key={index} block={block} />);
