import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { AccordionItem } from './accordion-item.tsx';
import { linkClass } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useRevealedElements } from './use-until-found.ts';
import * as words from '#words/widgets.json';

export interface Question {
  /** The id of the item. A link to `#id` opens the item. */
  id?: string;
  question: string;
  /** Shown before a question with an example, instead of a number. */
  seal?: ReactNode;
  /** A calculated amount, shown next to the question. */
  example?: {
    /** The figures that the amount is calculated from. */
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

/** For each mode, returns the indexes of the open items after a press on item `index`. */
const openAfterPress = {
  /** Any number of items may be open. */
  independent: (open: Indexes, index: number): Indexes =>
    open.has(index) ? removeIndex(open, index) : new Set([...open, index]),
  /** Opening an item closes all others. */
  exclusive: (open: Indexes, index: number): Indexes =>
    open.has(index) ? removeIndex(open, index) : new Set([index]),
  /** Any press on an item closes all others. */
  single: (open: Indexes, index: number): Indexes => new Set(open.has(index) ? [] : [index]),
};

export type AccordionMode = keyof typeof openAfterPress;

/** With this number of items or more, a button opens or closes all of them (AC4). */
const TOGGLE_ALL_MIN = 4;
/** With more items than this, the panels are not region landmarks (AC1). */
const REGION_MAX = 6;

interface AccordionProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** Indexes of the items that are initially open. */
  open?: readonly number[];
  /** Duration in ms of the animation that opens an answer. */
  duration?: 200 | 300;
  level?: 2 | 3 | 4;
  /** Noun in the label of the button that opens all items, such as 'answers' in 'Show all answers'. */
  itemNoun?: string;
}

/**
 * Questions that open their answers. The HTML contains all answers: they are visible without JavaScript and in print,
 * and find-in-page and fragment links open closed ones (AC3).
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
  /** The state update that the last press deferred; undefined once it has run. */
  const pendingUpdate = useRef<() => void>(undefined);

  const press = useCallback(
    (index: number, header: Element) => {
      const update = () => setOpen((current) => openAfterPress[mode](current, index));
      if (mode === 'independent') return update();
      // Applies the update of an earlier press first. If React rendered both updates together, the `open` prop of the
      // earlier item would not change, and its Disclosure would stay open.
      pendingUpdate.current?.();
      // Closes the other items after the browser has painted the pressed item.
      const applyUpdate = () => {
        if (pendingUpdate.current !== applyUpdate) return;
        pendingUpdate.current = undefined;
        keepHeaderInPlace(header);
        update();
      };
      pendingUpdate.current = applyUpdate;
      afterPaint(applyUpdate);
    },
    [mode],
  );
  useRevealedElements(root, '[data-answer]:not([data-open])', (panel) => {
    const index = [...(root.current?.querySelectorAll('[data-answer]') ?? [])].indexOf(panel);
    if (index < 0) return;
    setOpen((current) => (current.has(index) ? current : openAfterPress[mode](current, index)));
  });
  const openByHash = useEffectEvent((fragment: string) => {
    const index = items.findIndex((item) => item.id && `#${encodeURIComponent(item.id)}` === fragment);
    if (index < 0 || open.has(index)) return;
    document
      .getElementById(items[index]?.id ?? '')
      ?.querySelector('button')
      ?.click();
  });
  // `key` is a dependency because a second click on the same link, which changes only the key, opens the item again.
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

/** Scrolls so that the pressed header stays where it is when answers above it close (AC2). */
function keepHeaderInPlace(header: Element) {
  const top = header.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const distance = header.getBoundingClientRect().top - top;
    if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
  });
}
