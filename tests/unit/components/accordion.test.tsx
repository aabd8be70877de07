import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from '../../../src/components/accordion.tsx';
import type { AccordionMode } from '../../../src/components/accordion.tsx';

const items = ['Rate', 'Tenor', 'Papers', 'Banks'].map((word) => ({
  id: `faq-${word.toLowerCase()}`,
  question: `${word}?`,
  answer: `${word} depends on the lender.`,
}));

interface Setting {
  mode?: AccordionMode;
  open?: readonly number[];
  count?: number;
  at?: string;
  duration?: 200 | 300;
}

const tree = ({ mode = 'independent', open, count = items.length, at = '/', duration = 200 }: Setting) => (
  <MemoryRouter initialEntries={[at]}>
    <Link to="#faq-papers">To the papers</Link>
    <Accordion mode={mode} {...(open && { open })} duration={duration} items={items.slice(0, count)} />
  </MemoryRouter>
);
const show = (setting: Setting = {}) => render(tree(setting));

const header = (index: number) =>
  screen.getByText(items[index]?.question ?? '', { selector: 'button, button *' }).closest('button')!;
const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');
/** Indexes of the expanded items, after checking that their panels are shown and the others hidden. */
function opened() {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-expanded]')];
  return buttons.flatMap((button, index) => {
    const expanded = button.getAttribute('aria-expanded') === 'true';
    expect(panelOf(button)?.getAttribute('hidden')).toBe(expanded ? null : 'until-found');
    return expanded ? [index] : [];
  });
}

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  motion(true);
  vi.stubGlobal('scrollBy', vi.fn());
});

it('each header is a heading whose only child is a button that names its panel (AC1)', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings).toHaveLength(4);
  for (const heading of headings) {
    expect(heading.childElementCount).toBe(1);
    const button = heading.firstElementChild as HTMLElement;
    expect(button).toHaveAttribute('type', 'button');
    expect(panelOf(button)).toHaveAttribute('aria-labelledby', button.id);
  }
});

it('gives panels the role region for up to six items, and none for more (AC1)', () => {
  show({ count: 4, open: [0, 1, 2, 3] });
  expect(screen.getAllByRole('region')).toHaveLength(4);
  cleanup();
  const many = Array.from({ length: 7 }, (_, i) => ({ question: `Q${i}`, answer: `A${i}` }));
  render(<Accordion items={many} open={[0, 1, 2, 3, 4, 5, 6]} />, { wrapper: MemoryRouter });
  expect(screen.queryAllByRole('region')).toHaveLength(0);
});

describe('pressing', () => {
  it('Enter and Space toggle and keep focus; Tab goes from header to header (AC2)', async () => {
    const user = userEvent.setup();
    show({ count: 3 });
    header(0).focus();
    await user.keyboard('{Enter}');
    expect(opened()).toEqual([0]);
    await user.keyboard(' ');
    expect(opened()).toEqual([]);
    expect(header(0)).toHaveFocus();
    await user.tab();
    expect(header(1)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}{End}');
    expect(header(1)).toHaveFocus();
  });

  it.each([
    ['independent', [], [0, 2, 0], [[0], [0, 2], [2]]],
    ['exclusive', [0], [2, 2], [[2], []]],
    ['single', [0, 1], [0, 3, 1], [[], [3], [1]]],
  ] as const)(
    'in the mode "%s", with %j open, opens and closes answers when %j are pressed (AC2)',
    async (mode, open, presses, expected) => {
      show({ mode, open });
      expect(opened()).toEqual(open);
      for (const [at, index] of presses.entries()) {
        header(index).focus();
        fireEvent.click(header(index));
        await waitFor(() => expect(opened()).toEqual(expected[at]));
        expect(header(index)).toHaveFocus();
        expect(header(index)).not.toHaveAttribute('aria-disabled');
      }
    },
  );

  it('applies the second of two presses in one frame', async () => {
    show({ mode: 'single' });
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((task) => frames.push(task));
    fireEvent.click(header(3));
    fireEvent.click(header(1));
    await act(async () => {
      for (const task of frames) task(0);
      await new Promise((done) => setTimeout(done));
    });
    expect(opened()).toEqual([1]);
  });

  it('keeps the pressed header in place when answers above it close (AC2)', async () => {
    show({ mode: 'exclusive', open: [0] });
    const button = header(2);
    vi.spyOn(button, 'getBoundingClientRect').mockImplementation(
      () => ({ top: header(0).getAttribute('aria-expanded') === 'true' ? 400 : 280 }) as DOMRect,
    );
    fireEvent.click(button);
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' }));
  });
});

it.each([
  ['faq-papers', [2]],
  ['elsewhere', [0]],
])('with #%s in the address, opens %j (AC3)', async (hash, expected) => {
  show({ mode: 'exclusive', open: [0], at: `/#${hash}` });
  await waitFor(() => expect(opened()).toEqual(expected));
});

it('opens an item by a link on the page, and again after it was closed (AC3)', async () => {
  const user = userEvent.setup();
  show();
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('link', { name: 'To the papers' }));
    expect(opened()).toEqual([2]);
    fireEvent.click(header(2));
  }
});

it('opens a closed answer in which the browser finds a searched word (AC3)', () => {
  show();
  const panel = panelOf(header(3));
  panel?.removeAttribute('hidden'); // as the browser does
  act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(opened()).toEqual([3]);
});

it('has every answer in the HTML, and keeps open what the browser opened there before hydration (AC1, AC3, G9)', async () => {
  const html = renderToString(tree({ open: [1] }));
  for (const { answer } of items) expect(html).toContain(answer);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
  expect(html).not.toMatch(/ hidden[ =>]/);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree({}));
  for (const panel of container.querySelectorAll('.accordion-panel'))
    panel.setAttribute('hidden', 'until-found');
  container.querySelectorAll('.accordion-panel')[2]?.removeAttribute('hidden');
  await act(async () => void render(tree({}), { container, hydrate: true }));
  expect(opened()).toEqual([2]);
});

it('shows and hides all by one button, from four questions on (AC4)', async () => {
  const user = userEvent.setup();
  const { unmount } = show({ mode: 'exclusive', open: [0] });
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(opened()).toEqual([0, 1, 2, 3]);
  await user.click(screen.getByRole('button', { name: 'Hide all answers' }));
  expect(opened()).toEqual([]);
  unmount();
  show({ count: 3 });
  expect(screen.queryByRole('button', { name: /answers/ })).toBeNull();
});

it('hides an answer when its closing animation has finished', async () => {
  const animations: Animation[] = [];
  HTMLElement.prototype.animate = () => {
    animations.push({ cancel: () => undefined } as Animation);
    return animations.at(-1)!;
  };
  motion(false);
  show({ open: [0] });
  fireEvent.click(header(0));
  await waitFor(() => expect(animations).toHaveLength(1));
  expect(panelOf(header(0))).not.toHaveAttribute('hidden');
  animations[0]?.onfinish?.(new Event('finish') as AnimationPlaybackEvent);
  expect(panelOf(header(0))).toHaveAttribute('hidden', 'until-found');
});
