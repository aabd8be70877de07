import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { focusElement } from '../../../src/lib/focus-element.ts';
import { ArticleNav } from '../../../src/sections/article-nav.tsx';
import { Band } from '../../../src/sections/band.tsx';
import { LedgerRows } from '../../../src/sections/ledger-rows.tsx';
import { Checklist } from '../../../src/sections/checklist.tsx';
import { CommentList } from '../../../src/sections/comment-list.tsx';
import { Downloads } from '../../../src/sections/downloads.tsx';
import { FigureFrame } from '../../../src/sections/figure-frame.tsx';
import { Notice } from '../../../src/sections/notice.tsx';
import { People } from '../../../src/sections/person-card.tsx';
import { Plans } from '../../../src/sections/plans.tsx';
import { Prose } from '../../../src/sections/prose.tsx';
import { QuoteBand } from '../../../src/sections/quote-band.tsx';
import { StepsList } from '../../../src/sections/steps-list.tsx';
import { Steps } from '../../../src/sections/steps.tsx';
import { Storeys } from '../../../src/sections/storeys.tsx';
import { TagList } from '../../../src/sections/tag-list.tsx';

const show = (ui: ReactNode) =>
  render(
    <MemoryRouter>
      <main>
        <h1>Page</h1>
        <h2>Part</h2>
        {ui}
      </main>
    </MemoryRouter>,
  );

const blocks: Record<string, ReactNode> = {
  ArticleNav: (
    <ArticleNav
      previous={{ path: '/articles/a', title: 'Before', rosette: 'wealth' }}
      next={{ path: '/articles/b', title: 'After', rosette: 'wealth' }}
    />
  ),
  Band: (
    <Band id="here" ground="panel" head={{ note: 'Note', title: 'Title', lead: 'Lead.' }}>
      Words
    </Band>
  ),
  LedgerRows: (
    <LedgerRows
      rows={[
        {
          title: 'Life',
          text: 'Cover.',
          rosette: 'insurance',
          note: 'From ₹ 500',
          link: { to: '/about', label: 'Read more' },
        },
        { title: 'Health', points: ['Family', 'Senior'] },
      ]}
    />
  ),
  Checklist: <Checklist items={['RERA', 'Company law']} />,
  'Checklist of names': <Checklist items={[{ title: 'Company law', text: 'Filings and minutes.' }]} />,
  CommentList: (
    <CommentList comments={[{ name: 'Ritu S.', date: '2026-01-12', text: 'Clear.', seal: 'loans' }]} />
  ),
  Downloads: (
    <Downloads files={[{ href: '/files/cover.pdf', label: 'Benefits', format: 'PDF', size: '64 kB' }]} />
  ),
  FigureFrame: (
    <FigureFrame
      title="Flow of a bill"
      description="From buyer to lender."
      viewBox="0 0 40 20"
      caption="A sketch."
    >
      <path d="M0 10h40" />
    </FigureFrame>
  ),
  Notice: <Notice title="Please note">Loans are granted by banks.</Notice>,
  People: <People people={[{ name: 'Meera', role: 'Adviser', seal: 'tech', text: 'Loans.' }]} />,
  Plans: (
    <Plans
      plans={[
        {
          name: 'Basic',
          price: '$25',
          per: 'per month',
          badge: 'Save Over 25%',
          features: ['10,000 monthly active users'],
          action: { label: 'Purchase Order', to: '/contact' },
        },
      ]}
    />
  ),
  Prose: (
    <Prose id="here" title="Title" lead="Lead.">
      <p>Words.</p>
    </Prose>
  ),
  QuoteBand: (
    <QuoteBand text="Clear." name="Ritu S." designation="Founder" seal="loans" rating={4} emptyRating={1} />
  ),
  StepsList: (
    <StepsList
      steps={[
        { title: 'Read', text: 'We read.', when: 'Week 1' },
        { title: 'Place', text: 'We place.' },
      ]}
    />
  ),
  Steps: (
    <Steps
      note="Process"
      title="Two strips"
      steps={['Ask', 'Read', 'Send', 'Wait', 'Sign'].map((title) => ({ title, text: 'We do.' }))}
      halves={['Before', 'After']}
    />
  ),
  Storeys: (
    <Storeys
      storeys={['Roof', 'Ground'].map((title) => ({
        title,
        note: 'what people see',
        text: 'Stands on the next.',
        link: { to: '/about', label: 'Read on', about: `about the ${title}` },
        rosette: 'tech',
      }))}
    />
  ),
  TagList: (
    <TagList title="Popular searches" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />
  ),
};

it.each(Object.entries(blocks))('%s gives lists without bullets their role (G4)', (_, block) => {
  const { container } = show(block);
  for (const list of container.querySelectorAll('ul, ol')) expect(list).toHaveAttribute('role', 'list');
});

describe('TagList', () => {
  it('is a list under its heading, with counts in words (TG1)', () => {
    show(blocks.TagList);
    const list = screen.getByRole('list', { name: 'Popular searches' });
    expect(screen.getByRole('heading', { name: 'Popular searches', level: 3 })).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Insurance (12)' })).toHaveAttribute('href', '/about');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('stays a list where its entries run on, each parted from the next', () => {
    show(<TagList title="Entries" tags={['Ratings', { label: 'Insurance', to: '/about' }]} runs />);
    const list = screen.getByRole('list', { name: 'Entries' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('Ratings Insurance');
  });
});

describe('LedgerRows', () => {
  it('its links make sense alone', () => {
    show(blocks.LedgerRows);
    expect(screen.getByRole('link', { name: 'Read more about Life' })).toHaveAttribute('href', '/about');
  });

  it('numbered cards are an ordered list whose numbers are not read twice', () => {
    const { container } = show(<LedgerRows numbered rows={[{ title: 'First' }, { title: 'Second' }]} />);
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    for (const number of container.querySelectorAll('.fig'))
      expect(number).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Steps', () => {
  it('counts on from one strip to the next, in what is seen and in what is read', () => {
    const { container } = show(blocks.Steps);
    const lists = [...container.querySelectorAll('ol')];
    expect(lists.map((list) => [list.start, list.children.length])).toEqual([
      [1, 3],
      [4, 2],
    ]);
    const numbers = [...container.querySelectorAll('.fig')].map((number) => number.textContent);
    expect(numbers).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getAllByText(/^(Before|After)$/).map((name) => name.textContent)).toEqual([
      'Before',
      'After',
    ]);
  });
});

describe('Storeys', () => {
  it('its links make sense alone', () => {
    show(blocks.Storeys);
    expect(screen.getByRole('link', { name: 'Read on about the Roof' })).toHaveAttribute('href', '/about');
  });
});

describe('Plans', () => {
  it('price and button read as whole sentences', () => {
    show(blocks.Plans);
    expect(screen.getByText(/per month/).parentElement).toHaveTextContent('$25 per month');
    expect(screen.getByRole('link', { name: 'Purchase Order for Basic' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

describe('FigureFrame', () => {
  it('is an image with a name and a description', () => {
    show(blocks.FigureFrame);
    const drawing = screen.getByRole('img', { name: 'Flow of a bill' });
    expect(drawing).toHaveAccessibleDescription('From buyer to lender.');
    expect(screen.getByRole('figure')).toHaveTextContent('A sketch.');
  });
});

describe.each(['Band', 'Prose'])('%s with an id', (name) => {
  it('is a place that in-page links can move focus to', () => {
    show(blocks[name]);
    const target = document.getElementById('here');
    if (target) focusElement(target);
    expect(target).toHaveFocus();
  });
});
