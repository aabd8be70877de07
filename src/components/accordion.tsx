import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { AccordionItem } from './accordion-item.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useFoundParts } from './use-until-found.ts';

export interface Question {
  /** Makes the item the target of `#id`, which opens it. */
  id?: string;
  question: string;
  /** Before a question that has an example; its number without one. */
  seal?: ReactNode;
  /** Beside the question: an answer in figures, and what it was worked out of. */
  example?: {
    given: string;
    answer: string;
    amount: string;
    /** Between both: what the figure counts, drawn. */
    drawn?: ReactNode;
  };
  answer: ReactNode;
}

type Indexes = ReadonlySet<number>;

const without = (open: Indexes, index: number): Indexes => new Set([...open].filter((one) => one !== index));

/** What pressing an item leaves open. */
const pressed = {
  /** Any number at once. */
  independent: (open: Indexes, index: number): Indexes =>
    open.has(index) ? without(open, index) : new Set([...open, index]),
  /** Opening one closes the rest; pressing an open one closes it. */
  exclusive: (open: Indexes, index: number): Indexes =>
    open.has(index) ? without(open, index) : new Set([index]),
  /** Pressing one flips it and closes all others, however many were open. */
  single: (open: Indexes, index: number): Indexes => new Set(open.has(index) ? [] : [index]),
};

export type AccordionMode = keyof typeof pressed;

/** From this many questions on, one button opens or closes them all (AC4). */
const MANY = 4;
/** Up to this many panels are landmarks of their own (AC1). */
const FEW = 6;

interface AccordionProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** Indexes open at first. */
  open?: readonly number[];
  /** ms an answer takes to unfold. */
  duration?: 200 | 300;
  level?: 2 | 3 | 4;
  /** What the button that opens all calls them. */
  of?: string;
}

/**
 * Questions that open their answers (W5). All answers are in the HTML: without script and in print all are
 * shown, closed ones are found by the browser's search and by the address of their item (AC3).
 */
export function Accordion({
  items,
  mode = 'independent',
  open: initial = [],
  duration = 200,
  level = 3,
  of = 'answers',
}: AccordionProps) {
  const [open, setOpen] = useState<Indexes>(new Set(initial));
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  const id = useId();
  /** What follows from the last press, until it is done. */
  const waiting = useRef<() => void>(undefined);

  const press = useCallback(
    (index: number, header: Element) => {
      const move = () => setOpen((now) => pressed[mode](now, index));
      if (mode === 'independent') return move();
      waiting.current?.(); // an item follows each change, so no two may be rendered as one
      // Others may close: that is more than the press has to wait for.
      const late = () => {
        if (waiting.current !== late) return;
        waiting.current = undefined;
        keepInPlace(header);
        move();
      };
      waiting.current = late;
      afterPaint(late);
    },
    [mode],
  );
  useFoundParts(root, '.accordion-panel:not([data-open])', (panel) => {
    const index = [...(root.current?.querySelectorAll('.accordion-panel') ?? [])].indexOf(panel);
    setOpen((now) => (index < 0 || now.has(index) ? now : pressed[mode](now, index)));
  });
  const follow = useEffectEvent((address: string) => {
    const index = items.findIndex((item) => item.id && `#${encodeURIComponent(item.id)}` === address);
    if (index < 0 || open.has(index)) return;
    document
      .getElementById(items[index]?.id ?? '')
      ?.querySelector('button')
      ?.click();
  });
  // The key too: following the same link again opens the item again.
  useEffect(() => follow(hash), [hash, key]);

  const all = open.size === items.length;
  return (
    <div ref={root} data-lazy="" className="accordion">
      {items.length >= MANY && (
        <button
          type="button"
          data-needs-script=""
          className="accordion-all min-h-tap text-small font-semibold text-engrave underline decoration-link underline-offset-[.28em] hover:decoration-mark"
          onClick={() => setOpen(new Set(all ? [] : items.keys()))}
        >
          {all ? 'Hide all' : 'Show all'}
          <VisuallyHidden>{` ${of}`}</VisuallyHidden>
        </button>
      )}
      {items.map((item, index) => (
        <AccordionItem
          key={item.question}
          item={item}
          index={index}
          buttonId={`${id}${index}`}
          level={level}
          region={items.length <= FEW}
          open={open.has(index)}
          duration={duration}
          onPress={press}
        />
      ))}
    </div>
  );
}

/** The pressed header stays where it is while answers above it close (AC2). */
function keepInPlace(header: Element) {
  const top = header.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = header.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
}
