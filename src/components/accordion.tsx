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
  /** A result and the figures that it was calculated from, shown next to the question. */
  example?: {
    given: string;
    answer: string;
    amount: string;
    /** A drawing of the amount, between `given` and `answer`. */
    drawn?: ReactNode;
  };
  answer: ReactNode;
}

type Indexes = ReadonlySet<number>;

const without = (open: Indexes, index: number): Indexes =>
  new Set([...open].filter((other) => other !== index));

/** Returns the indexes of the open items after item `index` is pressed, for each mode. */
const openAfterPress = {
  /** Any number of items may be open. */
  independent: (open: Indexes, index: number): Indexes =>
    open.has(index) ? without(open, index) : new Set([...open, index]),
  /** Keeps at most one item open. */
  exclusive: (open: Indexes, index: number): Indexes =>
    open.has(index) ? without(open, index) : new Set([index]),
  /** A press toggles the item and closes all others. */
  single: (open: Indexes, index: number): Indexes => new Set(open.has(index) ? [] : [index]),
};

export type AccordionMode = keyof typeof openAfterPress;

/** Minimum number of questions for a button that opens or closes all of them (AC4). */
const TOGGLE_ALL_MIN = 4;
/** Maximum number of panels that are region landmarks (AC1). */
const REGION_MAX = 6;

interface AccordionProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** Indexes of the items that are open initially. */
  open?: readonly number[];
  /** Duration of opening an answer in ms. */
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
  open: initial = [],
  duration = 200,
  level = 3,
  itemNoun = words.answers,
}: AccordionProps) {
  const [open, setOpen] = useState<Indexes>(new Set(initial));
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
      pendingUpdate.current?.(); // each press must be rendered separately: items respond to each change
      // Closes the other items after the paint that shows the pressed item.
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
    setOpen((current) => (index < 0 || current.has(index) ? current : openAfterPress[mode](current, index)));
  });
  const openByHash = useEffectEvent((fragment: string) => {
    const index = items.findIndex((item) => item.id && `#${encodeURIComponent(item.id)}` === fragment);
    if (index < 0 || open.has(index)) return;
    document
      .getElementById(items[index]?.id ?? '')
      ?.querySelector('button')
      ?.click();
  });
  // Depends on the key too, so that following the same link again opens the item again.
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
          region={items.length <= REGION_MAX}
          open={open.has(index)}
          duration={duration}
          onPress={press}
        />
      ))}
    </div>
  );
}

/** Keeps the pressed header in place while answers above it close (AC2). */
function keepHeaderInPlace(header: Element) {
  const top = header.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = header.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
}
