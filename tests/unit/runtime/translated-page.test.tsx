import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ForeignChangesContext, trackForeignChanges } from '../../../src/runtime/translated-page.ts';
import type { ForeignChanges } from '../../../src/runtime/translated-page.ts';
import { PART_COMMITTED } from '../../../src/runtime/protocol.ts';
import { lazyPart } from '../../../src/runtime/lazy-part.tsx';
import { lazyRoot } from '../../../src/runtime/lazy-root.ts';

type Translate = (text: Text, translated: string) => void;

/** Returns a function that translates each text once, such as "Name" to "«Name»". */
const eachText = (translate: Translate) => (root: Element) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (!text.data.startsWith('«')) translate(text, `«${text.data}»`);
};
const font = (...content: (Node | string)[]) => {
  const element = document.createElement('font');
  element.append(...content);
  return element;
};
const moveTexts = eachText((text, translated) => {
  const wrapper = font();
  text.replaceWith(wrapper);
  wrapper.append(text);
  text.data = translated;
});

/** Ways in which translation tools change the HTML. */
const translators: Record<string, (root: Element) => void> = {
  'replaces each text by nested elements, as Chrome does': eachText((text, translated) =>
    text.replaceWith(font(font(translated))),
  ),
  'moves each text into an element': moveTexts,
  'writes the data of each text, as Firefox does': eachText((text, translated) => (text.data = translated)),
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

function Root({ Part, changes }: { Part: ComponentType; changes?: ForeignChanges }) {
  useLayoutEffect(() => {
    changes?.endHydration();
    window.dispatchEvent(new Event(PART_COMMITTED));
    isRootHydrated = true;
  }, [changes]);
  return (
    <ForeignChangesContext value={changes}>
      <main>
        <h1>Loans</h1>
        <Part />
      </main>
    </ForeignChangesContext>
  );
}

const Prerendered = () => (
  <Suspense>
    <Form />
  </Suspense>
);
const html = renderToString(<Root Part={Prerendered} />);

let container: HTMLElement;
let isRootHydrated: boolean;
let errors: unknown[];
let unmount = () => {};
const name = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => {
  errors = [];
  isRootHydrated = false;
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  container = document.body.firstElementChild as HTMLElement;
});
afterEach(() => unmount());

/** Hydrates as src/app/client.tsx does. @returns a function that loads the code of the form */
function hydrate(changes: ForeignChanges) {
  let load = () => {};
  const code = new Promise<ComponentType>((resolve) => (load = () => resolve(Form)));
  const Part = lazyPart(() => code);
  const run = () => {
    const onRecoverableError = (error: unknown) => errors.push(error);
    const root = hydrateRoot(container, <Root Part={Part} changes={changes} />, { onRecoverableError });
    unmount = () => root.unmount();
  };
  if (changes.beginHydration()) flushSync(run);
  else startTransition(run);
  return async () => {
    load();
    await waitFor(() => expect(document.querySelector('[data-lazy]')).toBeNull());
  };
}

function typeAndSelect() {
  name().value = 'Asha Rao';
  name().focus();
  name().setSelectionRange(2, 4, 'backward');
  return name();
}

function expectTyped() {
  expect(name()).toHaveFocus();
  const { value, selectionStart, selectionEnd, selectionDirection } = name();
  expect([value, selectionStart, selectionEnd, selectionDirection]).toEqual(['Asha Rao', 2, 4, 'backward']);
}

describe.each(Object.entries(translators))('a translation tool that %s', (_, translate) => {
  const moments = ['before hydration', 'during hydration', 'before the code of the form'];
  it.each(moments)('%s: fields and translated texts are kept', async (when) => {
    const field = typeAndSelect();
    const changes = trackForeignChanges(container);
    if (when === 'before hydration') translate(container);
    const loadForm = hydrate(changes);
    if (when === 'during hydration') translate(container);
    await waitFor(() => expect(isRootHydrated).toBe(true));
    if (when === 'before the code of the form') translate(container);
    await loadForm();
    expect(errors).toEqual([]);
    expect(name()).toBe(field);
    expectTyped();
    for (const text of ['«Loans»', '«Name»', '«Press»']) expect(container).toHaveTextContent(text);
    expect(screen.getByRole('radio')).toBeVisible();
    screen.getByRole('button').click();
    await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('1'));
  });
});

it('typed text is kept if the HTML changed before it was observed', async () => {
  moveTexts(container);
  const field = typeAndSelect();
  const loadForm = hydrate(trackForeignChanges(container));
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(name()).toBe(field);
  expectTyped();
  await loadForm();
  expect(name()).not.toBe(field);
  expectTyped();
});
