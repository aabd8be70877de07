import type { IconName } from '../site/icon-names.ts';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { AccordionItem } from './accordion-item.tsx';
import { linkClass } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useRevealedElements } from './use-until-found.ts';
import * as words from '#words/widgets.json';

export interface Question {
  /** The id of the item. A link to `#id` opens it. */
  id?: string;
  question: string;
  /** The icon of a question with an example. Without it, the question has a number. */
  icon?: IconName;
  /** A calculated amount, shown next to the question. */
  example?: {
    /** The figures from which the amount is calculated. */
    given: string;
    /** The label of the amount. */
    answer: string;
    amount: string;
  };
  answer: ReactNode;
}

type Indexes = ReadonlySet<number>;

const removeIndex = (open: Indexes, index: number): Indexes =>
  new Set([...open].filter((other) => other !== index));

/** For each mode, a function that returns the indexes of the open items after a press on item `index`. */
const openAfterPress = {
  /** Any number of items can be open. */
  independent: (open: Indexes, index: number): Indexes =>
    open.has(index) ? removeIndex(open, index) : new Set([...open, index]),
  /** Opening an item closes all others. */
  exclusive: (open: Indexes, index: number): Indexes =>
    open.has(index) ? removeIndex(open, index) : new Set([index]),
  /** Every press on an item closes all others, even if the press closes the item itself. */
  single: (open: Indexes, index: number): Indexes => new Set(open.has(index) ? [] : [index]),
};

export type AccordionMode = keyof typeof openAfterPress;

/** An accordion with at least this number of items has a button that opens or closes all items (AC4). */
const TOGGLE_ALL_MIN = 4;
/** In an accordion with more items, the panels are not region landmarks (AC1). */
const REGION_MAX = 6;

interface AccordionProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** The indexes of the items that are open initially. */
  open?: readonly number[];
  /** The duration in ms of the animation that opens an answer. */
  duration?: 200 | 300;
  level?: 2 | 3 | 4;
  /** The noun in the label of the button that opens all items, such as 'answers' in 'Show all answers'. */
  itemNoun?: string;
}

/**
 * Questions that open their answers. The HTML contains all answers, so they are visible without JavaScript and in
 * print. Find-in-page and fragment links open closed answers (AC3).
 */
export function Accordion({
  items,
  mode = 'independent',
  open: initiallyOpen = [],
  duration = 200,
  level = 3,
  itemNoun = words.answers,
}: AccordionProps) {
  const [open, setOpen] = useState<Indexes>(new Set(initiallyOpen));
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  const id = useId();
  /** The deferred state update of the last press. It is undefined after the update has run. */
  const pendingUpdate = useRef<() => void>(undefined);

  const press = useCallback(
    (index: number, header: Element) => {
      const update = () => setOpen((current) => openAfterPress[mode](current, index));
      if (mode === 'independent') return update();
      // Applies the update of an earlier press first. If React rendered both updates together, the `open` prop of the
      // earlier item would not change, and its Disclosure would stay open.
      pendingUpdate.current?.();
      // Closes the other items only after the browser has painted the pressed item.
      const applyUpdate = () => {
        if (pendingUpdate.current !== applyUpdate) return;
        pendingUpdate.current = undefined;
        keepInPlace(header);
        update();
      };
      pendingUpdate.current = applyUpdate;
      runAfterPaint(applyUpdate);
    },
    [mode],
  );
  useRevealedElements(root, '[data-answer]:not([data-open])', (panel, isHydrating) => {
    const index = [...(root.current?.querySelectorAll('[data-answer]') ?? [])].indexOf(panel);
    if (index < 0) return;
    if (isHydrating) keepInPlace(panel);
    setOpen((current) => (current.has(index) ? current : openAfterPress[mode](current, index)));
  });
  const openByHash = useEffectEvent((fragment: string) => {
    const index = items.findIndex((item) => item.id && `#${encodeURIComponent(item.id)}` === fragment);
    const item = document.getElementById(items[index]?.id ?? '');
    // If the answer was revealed before hydration, `open` does not contain it yet, and a press would close it.
    if (open.has(index) || !item?.querySelector(':scope > [data-answer][hidden]')) return;
    item.querySelector('button')?.click();
  });
  // `key` is a dependency because a second click on the same link changes only the key, and must open the item again.
  useEffect(() => openByHash(hash), [hash, key]);

  const areAllOpen = open.size === items.length;
  return (
    <div ref={root} data-lazy="" className="relative">
      {items.length >= TOGGLE_ALL_MIN && (
        <button
          type="button"
          data-needs-script=""
          className={`-mt-3 ml-auto block min-h-tap text-sm sm:absolute sm:right-0 sm:bottom-full ${linkClass.text}`}
          onClick={() => setOpen(new Set(areAllOpen ? [] : items.keys()))}
        >
          {areAllOpen ? words.hideAll : words.showAll}
          <VisuallyHidden>{`${words.beforeNoun}${itemNoun}`}</VisuallyHidden>
        </button>
      )}
      {items.map((item, index) => (
        <AccordionItem
          key={item.question}
          item={item}
          index={index}
          buttonId={`${id}${index}`}
          level={level}
          isRegion={items.length <= REGION_MAX}
          open={open.has(index)}
          duration={duration}
          onPress={press}
        />
      ))}
    </div>
  );
}

/** Keeps a header or a panel at its place on the screen when answers above it close (AC2). */
function keepInPlace(element: Element) {
  const top = element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const distance = element.getBoundingClientRect().top - top;
    if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
  });
}
