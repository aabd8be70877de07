import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
/** Numbers of the items that say they are open, after checking that each panel agrees. */
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

describe('markup', () => {
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

  it('panels are regions up to six of them, plain beyond (AC1)', () => {
    show({ count: 4, open: [0, 1, 2, 3] });
    expect(screen.getAllByRole('region')).toHaveLength(4);
    document.body.innerHTML = '';
    const many = Array.from({ length: 7 }, (_, i) => ({ question: `Q${i}`, answer: `A${i}` }));
    render(<Accordion items={many} open={[0, 1, 2, 3, 4, 5, 6]} />, { wrapper: MemoryRouter });
    expect(screen.queryAllByRole('region')).toHaveLength(0);
  });

  it('every answer is in the prerendered HTML, and the ones open at first are open there (AC1, G9)', () => {
    const html = renderToString(tree({ open: [1] }));
    for (const { answer } of items) expect(html).toContain(answer);
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(html).not.toMatch(/ hidden[ =>]/);
  });
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

  it('several may be open when they are independent', async () => {
    show();
    fireEvent.click(header(0));
    fireEvent.click(header(2));
    expect(opened()).toEqual([0, 2]);
    fireEvent.click(header(0));
    expect(opened()).toEqual([2]);
  });

  it('exclusive: opening one closes the other, and the open one may be closed (AC2)', async () => {
    show({ mode: 'exclusive', open: [0] });
    expect(opened()).toEqual([0]);
    header(2).focus();
    fireEvent.click(header(2));
    await waitFor(() => expect(opened()).toEqual([2]));
    expect(header(2)).toHaveFocus();
    fireEvent.click(header(2));
    await waitFor(() => expect(opened()).toEqual([]));
    expect(header(2)).not.toHaveAttribute('aria-disabled');
  });

  it('single: the first two are open at first; pressing one flips it and closes all others', async () => {
    show({ mode: 'single', open: [0, 1] });
    expect(opened()).toEqual([0, 1]);
    fireEvent.click(header(0));
    await waitFor(() => expect(opened()).toEqual([]));
    fireEvent.click(header(3));
    await waitFor(() => expect(opened()).toEqual([3]));
    fireEvent.click(header(1));
    await waitFor(() => expect(opened()).toEqual([1]));
  });

  it('two presses in one frame leave what the second asks for', async () => {
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

  it('the pressed header stays where it was when answers above it close (AC2)', async () => {
    show({ mode: 'exclusive', open: [0] });
    const button = header(2);
    vi.spyOn(button, 'getBoundingClientRect').mockImplementation(
      () => ({ top: header(0).getAttribute('aria-expanded') === 'true' ? 400 : 280 }) as DOMRect,
    );
    fireEvent.click(button);
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' }));
  });
});

describe('found from outside', () => {
  it('an address with an item’s id opens it (AC3)', async () => {
    show({ mode: 'exclusive', open: [0], at: '/#faq-papers' });
    await waitFor(() => expect(opened()).toEqual([2]));
  });

  it('a link on the page opens its item, and again after it was closed (AC3)', async () => {
    const user = userEvent.setup();
    show();
    for (const _ of ['first', 'second']) {
      await user.click(screen.getByRole('link', { name: 'To the papers' }));
      expect(opened()).toEqual([2]);
      fireEvent.click(header(2));
    }
  });

  it('an address of something else opens nothing (AC3)', () => {
    show({ at: '/#elsewhere' });
    expect(opened()).toEqual([]);
  });

  it('a match of the browser’s search opens the closed answer (AC3)', () => {
    show();
    const panel = panelOf(header(3));
    panel?.removeAttribute('hidden'); // as the browser does
    act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(opened()).toEqual([3]);
  });
});

it('keeps open what the browser opened in the HTML before React had loaded (AC3)', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree({}));
  for (const panel of container.querySelectorAll('.accordion-panel'))
    panel.setAttribute('hidden', 'until-found');
  container.querySelectorAll('.accordion-panel')[2]?.removeAttribute('hidden');
  await act(async () => void render(tree({}), { container, hydrate: true }));
  expect(opened()).toEqual([2]);
});

describe('all at once', () => {
  it('from four questions on one button shows and hides all (AC4)', async () => {
    const user = userEvent.setup();
    show({ mode: 'exclusive', open: [0] });
    await user.click(screen.getByRole('button', { name: 'Show all answers' }));
    expect(opened()).toEqual([0, 1, 2, 3]);
    await user.click(screen.getByRole('button', { name: 'Hide all answers' }));
    expect(opened()).toEqual([]);
  });

  it('three questions need no such button (AC4)', () => {
    show({ count: 3 });
    expect(screen.queryByRole('button', { name: /answers/ })).toBeNull();
  });
});

describe('motion', () => {
  const animations: { duration: unknown; finish: () => void }[] = [];
  beforeEach(() => {
    animations.length = 0;
    HTMLElement.prototype.animate = function (_: unknown, timing: unknown) {
      const animation = { onfinish: null as (() => void) | null, cancel: () => undefined };
      const { duration } = timing as KeyframeAnimationOptions;
      animations.push({ duration, finish: () => animation.onfinish?.() });
      return animation as unknown as Animation;
    };
  });

  it.each([200, 300] as const)('only the pressed answer moves, in %i ms (AC4)', async (duration) => {
    motion(false);
    show({ mode: 'exclusive', open: [0], duration });
    expect(animations).toEqual([]);
    fireEvent.click(header(1));
    await waitFor(() => expect(panelOf(header(0))).toHaveAttribute('hidden', 'until-found'));
    await waitFor(() => expect(animations).toMatchObject([{ duration }]));
  });

  it('an answer that closes is hidden once it has folded', async () => {
    motion(false);
    show({ open: [0] });
    fireEvent.click(header(0));
    await waitFor(() => expect(animations).toHaveLength(1));
    expect(panelOf(header(0))).not.toHaveAttribute('hidden');
    animations[0]?.finish();
    expect(panelOf(header(0))).toHaveAttribute('hidden', 'until-found');
  });

  it('nothing moves under reduced motion (AC4)', async () => {
    show();
    fireEvent.click(header(1));
    await waitFor(() => expect(opened()).toEqual([1]));
    expect(animations).toEqual([]);
  });
});
