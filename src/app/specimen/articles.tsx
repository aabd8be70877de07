import { CurrentPage } from '../../components/current-page.ts';
import { getRoute } from '../../site/page-info.ts';
import type { Article } from '../../articles/data/article.ts';
import { ArticleBody } from '../../articles/article-body.tsx';
import { ArticleList } from '../../articles/article-list.tsx';
import { ReadMore } from '../../sections/read-more.tsx';
import { servicePath } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const article: Article = {
  path: '/articles/what-a-portfolio-is-for',
  title: 'What a portfolio is for',
  summary: 'What a portfolio should do for you, and what it cannot.',
  date: '2026-01-12',
  author: 'The desk',
  minutes: 1,
  words: 30,
  services: [servicePath],
  rosette: 'wealth',
  languages: ['en'],
  image: '/share/home.png',
  blocks: [
    {
      kind: 'text',
      words: ['Begin with the ', { kind: 'strong', words: ['day'] }, ' on which you need it.'],
    },
    { kind: 'heading', level: 2, id: 'specimen-shares', words: 'Shares and deposits' },
    { kind: 'list', ordered: true, items: [['What must be safe'], ['What may wait']] },
    {
      kind: 'table',
      caption: 'What a deposit brings',
      columns: ['Year', 'Rupees'],
      rows: [[['First'], ['6,500']]],
      hasAmounts: true,
      alignRight: false,
    },
    { kind: 'drawing', name: 'rating-scale' },
    { kind: 'figure', value: '6.50%', label: 'is what the deposit pays in a year.' },
    { kind: 'heading', level: 3, id: 'specimen-risk', words: 'Risk' },
    {
      kind: 'picture',
      src: '/share/home.png',
      alt: 'A rosette beside the name of the firm',
      width: 1200,
      height: 630,
      caption: 'A picture and its caption',
    },
    {
      kind: 'note',
      paragraphs: [
        [
          'Values fall as well as rise. Read ',
          { kind: 'outside', href: 'https://scores.sebi.gov.in', words: ['SCORES'] },
          ' or ',
          { kind: 'link', to: '/terms', words: ['our terms'] },
          '.',
        ],
      ],
    },
  ],
};

/** An article, and lists of articles. */
export function Articles() {
  return (
    <SpecimenGroup id="articles" title="Articles">
      <Case name="ArticleBody">
        <ArticleBody article={article} />
      </Case>
      <Case name="ArticleList" wide>
        <ArticleList
          teasers={[article]}
          topics={[{ service: servicePath, count: 21 }]}
          service={servicePath}
          page={2}
          pages={3}
        />
      </Case>
      <Case name="ReadMore" wide>
        <CurrentPage value={getRoute(servicePath)}>
          <ReadMore posts={[article]} />
        </CurrentPage>
      </Case>
    </SpecimenGroup>
  );
}
