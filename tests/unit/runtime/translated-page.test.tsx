import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Root as ReactRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ForeignChangesContext, trackForeignChanges } from '../../../src/runtime/translated-page.ts';
import type { ForeignChanges } from '../../../src/runtime/translated-page.ts';
import { PART_COMMITTED, PART_REQUESTED } from '../../../src/runtime/protocol.ts';
import { lazyPart } from '../../../src/runtime/lazy-part.tsx';
import { lazyRoot } from '../../../src/runtime/lazy-root.ts';

function textsIn(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => !data.startsWith('«'));
}

/** How translators change HTML; "Name" becomes "«Name»". */
const translators: Record<string, (root: Element) => void> = {
  'replaces each text by nested elements, as Chrome does': (root) => {
    for (const text of textsIn(root)) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  },
  'moves each text into an element': (root) => {
    for (const text of textsIn(root)) {
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
      text.data = `«${text.data}»`;
    }
  },
  'writes the data of each text, as Firefox does': (root) => {
    for (const text of textsIn(root)) text.data = `«${text.data}»`;
  },
  'writes the content of headings, labels and buttons, and adds a node after each field': (root) => {
    for (const element of root.querySelectorAll('h1, label, button'))
      element.textContent = `«${element.textContent}»`;
    for (const field of root.querySelectorAll('input')) field.after(document.createElement('span'));
  },
};

function Form() {
  const [count, setCount] = useState(0);
  return (
    <form {...lazyRoot}>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <label>
        <input type="radio" /> By phone
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
      <output>{count}</output>
    </form>
  );
}

const Page = ({ Part }: { Part: ComponentType }) => (
  <main>
    <h1>Loans</h1>
    <Part />
  </main>
);

function Root({ Part }: { Part: ComponentType }) {
  useLayoutEffect(() => {
    foreignChanges.endHydration();
    window.dispatchEvent(new Event(PART_COMMITTED));
    isRootHydrated = true;
  }, []);
  return (
    <ForeignChangesContext value={foreignChanges}>
      <Page Part={Part} />
    </ForeignChangesContext>
  );
}

const html = renderToString(
  <Page
    Part={() => (
      <Suspense>
        <Form />
      </Suspense>
    )}
  />,
);

let container: HTMLElement;
let foreignChanges: ForeignChanges;
let root: ReactRoot | undefined;
let errors: unknown[];
let isRootHydrated: boolean;
let load: () => void;
const name = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => {
  errors = [];
  isRootHydrated = false;
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  container = document.body.firstElementChild as HTMLElement;
});
afterEach(() => root?.unmount());

/** Starts to hydrate, as src/app/client.tsx does. The code of the form arrives with `load`. */
function hydrate() {
  const code = new Promise<ComponentType>((resolve) => (load = () => resolve(Form)));
  const Part = lazyPart(() => code, { from: 'start' });
  const run = () => {
    root = hydrateRoot(container, <Root Part={Part} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  };
  if (foreignChanges.beginHydration()) flushSync(run);
  else startTransition(run);
}

const isHydrated = () => !document.querySelector('[data-lazy]');

function typeAndSelect() {
  name().value = 'Asha Rao';
  name().focus();
  name().setSelectionRange(2, 4, 'backward');
  return name();
}

function expectTyped() {
  expect(name()).toHaveValue('Asha Rao');
  expect(name()).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = name();
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 4, 'backward']);
}

describe.each(Object.entries(translators))('a translator that %s', (_, translate) => {
  it.each(['before hydration', 'during hydration', 'before the code of the form'])(
    '%s: fields stay the same elements and texts stay translated',
    async (when) => {
      const field = typeAndSelect();
      foreignChanges = trackForeignChanges(container);
      if (when === 'before hydration') translate(container);
      hydrate();
      if (when === 'during hydration') translate(container);
      await waitFor(() => expect(isRootHydrated).toBe(true));
      if (when === 'before the code of the form') translate(container);
      load();
      await waitFor(() => expect(isHydrated()).toBe(true));
      expect(errors).toEqual([]);
      expect(name()).toBe(field);
      expectTyped();
      for (const text of ['«Loans»', '«Name»', '«Press»']) expect(container).toHaveTextContent(text);
      expect(screen.getByRole('radio')).toBeVisible();
      screen.getByRole('button').click();
      await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('1'));
    },
  );
});

it('keeps the form until its code loads, and typed text, if the HTML changed before it was observed', async () => {
  translators['moves each text into an element']?.(container);
  const field = typeAndSelect();
  foreignChanges = trackForeignChanges(container);
  hydrate();
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(name()).toBe(field);
  expectTyped();
  load();
  await waitFor(() => expect(isHydrated()).toBe(true));
  expect(name()).not.toBe(field);
  expectTyped();
});

it('moves a queued press to the new control with the same name when React replaces the old one', () => {
  const html = '<button aria-label="Open menu"></button><button>Services</button><a href="/">Services</a>';
  document.body.innerHTML = html;
  trackForeignChanges(document.body);
  document.querySelector<HTMLElement>('button:nth-child(2)')!.dataset.queued = '';
  dispatchEvent(new Event(PART_REQUESTED));
  document.body.innerHTML = html;
  dispatchEvent(new Event(PART_COMMITTED));
  expect([...document.querySelectorAll('[data-queued]')]).toEqual([
    document.querySelector('button:nth-child(2)'),
  ]);
});
