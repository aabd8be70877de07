import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FigureSection } from '../../../src/sections/figure-section.tsx';
import { FigureSpread } from '../../../src/sections/figure-spread.tsx';
import { TextRows } from '../../../src/sections/text-rows.tsx';
import { FigureFrame } from '../../../src/sections/figure-frame.tsx';
import { Plans } from '../../../src/sections/plans.tsx';
import { Reasons } from '../../../src/sections/reasons.tsx';
import { ContactBlock } from '../../../src/sections/contact-block.tsx';
import { Steps } from '../../../src/sections/steps.tsx';
import { TagList } from '../../../src/sections/tag-list.tsx';
import { contactCardPath } from '../../../src/site/office.ts';

const show = (ui: ReactNode) => render(ui, { wrapper: MemoryRouter }).container;
const expectLink = (name: string, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

it('TagList is a list under its heading, with counts in words (TG1)', () => {
  show(<TagList title="Popular" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />);
  expect(screen.getByRole('heading', { name: 'Popular', level: 3 })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Popular' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expectLink('Insurance (12)', '/about');
});

it('LedgerRows is an ordered list with numbers hidden from screen readers, and links with the title of the row', () => {
  const link = { to: '/about', label: 'Read more' } as const;
  const page = show(<TextRows numbered rows={[{ title: 'Life', link }, { title: 'Health' }]} />);
  expect(page.querySelectorAll('ol > li')).toHaveLength(2);
  const hidden = [...page.querySelectorAll('li > [aria-hidden=true]')];
  expect(hidden.map((number) => number.textContent)).toEqual(['1', '2']);
  expectLink('Read more about Life', '/about');
});

it.each([
  [['96%', undefined], 0],
  [['96%', '15+'], 2],
])('Reasons with the figures %j have a column of figures only if it is full', (values, filled) => {
  const reasons = values.map((value, index) => ({ title: `Reason ${index}`, text: 'We do.', value }));
  const page = show(<Reasons title="Why" reasons={reasons as Parameters<typeof Reasons>[0]['reasons']} />);
  expect(page.querySelectorAll('li > [class*="sm:col-start-3"]')).toHaveLength(filled);
  expect(page.textContent).toContain('96%');
});

it('Steps continues the numbers of the first list in the second', () => {
  const steps = ['Ask', 'Read', 'Send', 'Wait', 'Sign'].map((title) => ({ title, text: 'We do.' }));
  const page = show(<Steps note="Process" title="Two" steps={steps} halves={['Before', 'After']} />);
  const starts = [...page.querySelectorAll('ol')].map((list) => [list.start, list.children.length]);
  expect(starts.join(' ')).toBe('1,3 4,2');
  expect([...page.querySelectorAll('.fig')].map((number) => number.textContent).join('')).toBe('12345');
});

it('Plans has prices and button names that are complete sentences', () => {
  const action = { label: 'Purchase Order', to: '/contact' } as const;
  const plan = { name: 'Basic', price: '$25', period: 'per month', features: ['Support'], action };
  show(<Plans plans={[plan]} />);
  expect(screen.getByText(/per month/).parentElement).toHaveTextContent('$25 per month');
  expectLink('Purchase Order for Basic', '/contact');
});

it('FigureFrame is an image with a name and a description', () => {
  const text = { title: 'Flow of a bill', description: 'From buyer to lender.', caption: 'A sketch.' };
  show(
    <FigureFrame {...text} viewBox="0 0 40 20">
      <path d="M0 10h40" />
    </FigureFrame>,
  );
  expect(screen.getByRole('img', { name: text.title })).toHaveAccessibleDescription(text.description);
  expect(screen.getByRole('figure')).toHaveTextContent(text.caption);
});

it('shows a figure before the label that continues it, in one list item', () => {
  show(<FigureSection items={[{ value: '12', unit: '%', label: 'growth' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('12% growth');
});

it('draws a currency sign and a decimal point like the digits of a large figure', () => {
  show(<FigureSection items={[{ prefix: '₹', value: '4.35', unit: 'lakh', label: 'bonus' }]} />);
  const shaded = [...document.querySelectorAll('li .fig')].map(({ textContent }) => textContent);
  expect(shaded).toEqual(['₹4.35']);
});

it('has the figures of a section as text next to their labels', () => {
  show(
    <FigureSpread
      figure={{ value: '70', to: '90', unit: '%', label: 'advanced' }}
      items={[
        { value: '1', to: '3', unit: 'days', label: 'wait' },
        { value: '700', unit: '+', label: 'funds', basis: 'Funds: since 2020.' },
        { prefix: '₹', value: '2', unit: 'crore', label: 'limit', source: '' },
      ]}
    >
      For exporters.
    </FigureSpread>,
  );
  expect(screen.getByText('advanced').closest('p')).toHaveTextContent('70–90% advanced');
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['1–3\u00A0days wait', '700+ funds', '₹2\u00A0crore limit']);
  expect(screen.getByRole('note')).toHaveTextContent('Funds: since 2020. For exporters.');
});

it('Plans marks the figures of a sample', () => {
  const action = { label: 'Ask', to: '/contact' } as const;
  const plan = { name: 'One', price: '$25', badge: 'Save', features: ['10 visits', 'Claims'], action };
  const marked = [...show(<Plans plans={[{ ...plan, sampled: true }]} />).querySelectorAll('.sample-mark')];
  expect(marked.map((mark) => mark.parentElement?.textContent)).toEqual(['Save', '$25', '10 visits']);
  expect(show(<Plans plans={[plan]} />).querySelector('.sample-mark')).toBeNull();
});

it('ContactBlock ends its list of contacts with the contact card', () => {
  show(<ContactBlock title="Write to us" show={['hours', 'phone', 'email']} />);
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(within(rows[3] as HTMLElement).getByRole('link')).toHaveAttribute('href', contactCardPath);
});
