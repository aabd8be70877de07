import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Accordion } from '../../../src/components/accordion.tsx';
import { runAfterPaint } from '../../../src/runtime/after-paint.ts';
import { hydrate } from '../hydrate.ts';

const items = ['Rate', 'Tenor', 'Papers', 'Banks', 'Fees', 'Limit', 'Tax'].map((word) => ({
  id: `faq-${word.toLowerCase()}`,
  question: `${word}?`,
  answer: `${word} depends on the lender.`,
}));

type Props = Partial<ComponentProps<typeof Accordion>> & { at?: string; count?: number };
const tree = ({ at = '/', count = 4, ...props }: Props = {}) => (
  <MemoryRouter initialEntries={[at]}>
    <Link to="#faq-papers">To the papers</Link>
    <Accordion items={items.slice(0, count)} {...props} />
  </MemoryRouter>
);
const show = (props?: Props) => render(tree(props));

const headers = () => [...document.querySelectorAll<HTMLElement>('button[aria-expanded]')];
const header = (index: number) => headers()[index]!;
const panelOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls') ?? '');
/** Returns the indexes of the expanded items. Asserts that only their panels are shown. */
const openItems = () =>
  headers().flatMap((button, index) => {
    const expanded = button.getAttribute('aria-expanded') === 'true';
    expect(panelOf(button)?.getAttribute('hidden')).toBe(expanded ? null : 'until-found');
    return expanded ? index : [];
  });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // the visitor prefers reduced motion
  vi.stubGlobal('scrollBy', vi.fn());
});

it('each header is a heading with a button that names its panel; up to six panels are regions (AC1)', () => {
  show({ open: [0, 1, 2, 3] });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ children }) => [...children])).toEqual(
    headers().map((button) => [button]),
  );
  for (const button of headers()) {
    expect(button).toHaveAttribute('type', 'button');
    const region = panelOf(button)?.querySelector('[role=region]');
    expect(region).toHaveAttribute('aria-labelledby', button.id);
  }
  expect(screen.getAllByRole('region')).toHaveLength(4);
  cleanup();
  show({ count: 7, open: [0, 1, 2, 3, 4, 5, 6] });
  expect(screen.queryAllByRole('region')).toHaveLength(0);
});

it.each([
  ['independent', [], [0, 2, 0], [[0], [0, 2], [2]]],
  ['exclusive', [0], [2, 2], [[2], []]],
  ['single', [0, 1], [0, 3, 1], [[], [3], [1]]],
] as const)('mode “%s”, %j open: presses on %j leave %j open (AC2)', async (mode, open, presses, after) => {
  show({ mode, open });
  expect(openItems()).toEqual(open);
  for (const [at, index] of presses.entries()) {
    header(index).focus();
    fireEvent.click(header(index));
    await waitFor(() => expect(openItems()).toEqual(after[at]));
    expect(header(index)).toHaveFocus();
    expect(header(index)).not.toHaveAttribute('aria-disabled');
  }
});

it('the pressed header keeps its place in the window when answers above it close (AC2)', async () => {
  show({ mode: 'exclusive', open: [0] });
  vi.spyOn(header(2), 'getBoundingClientRect').mockImplementation(
    () => ({ top: header(0).getAttribute('aria-expanded') === 'true' ? 400 : 280 }) as DOMRect,
  );
  fireEvent.click(header(2));
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' }));
});

it.each([
  ['faq-papers', [2]],
  ['elsewhere', [0]],
])('a URL with #%s opens the items %j (AC3)', async (hash, expected) => {
  show({ mode: 'exclusive', open: [0], at: `/#${hash}` });
  await waitFor(() => expect(openItems()).toEqual(expected));
});

it('a link on the page opens an item, even again after it was closed (AC3)', async () => {
  show();
  for (const _ of ['first', 'second']) {
    await userEvent.click(screen.getByRole('link', { name: 'To the papers' }));
    expect(openItems()).toEqual([2]);
    fireEvent.click(header(2));
  }
});

it.each([
  ['independent', '/'],
  ['independent', '/#faq-papers'],
  ['exclusive', '/#faq-papers'],
] as const)(
  'mode “%s”, %s: an answer that was opened before hydration stays open (AC1, AC3, G9)',
  async (mode, at) => {
    const html = renderToString(tree({ open: [1] }));
    for (const { answer } of items.slice(0, 4)) expect(html).toContain(answer);
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(html).not.toMatch(/ hidden[ =>]/);
    const closeOthers = () => {
      for (const [index, panel] of document.querySelectorAll('[data-answer]').entries())
        if (index !== 2) panel.setAttribute('hidden', 'until-found');
    };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: header(2).getAttribute('aria-expanded') === 'true' ? 280 : 400 }) as DOMRect,
    );
    await act(async () => void hydrate(tree({ mode, at }), closeOthers));
    await act(() => new Promise<void>(runAfterPaint));
    expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' });
    expect(openItems()).toEqual([2]);
    fireEvent.click(header(2));
    await waitFor(() => expect(openItems()).toEqual([]));
  },
);
