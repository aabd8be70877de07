import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Question } from './accordion.tsx';
import { Icon } from './icon.tsx';
import { useExpandAnimation } from './use-expand-animation.ts';
import { closedInHtml } from './use-until-found.ts';

interface AccordionItemProps {
  item: Question;
  index: number;
  buttonId: string;
  level: 2 | 3 | 4;
  /** Whether the answer is a landmark. */
  region: boolean;
  /** What the accordion wants. */
  open: boolean;
  /** ms the pressed answer takes; others follow at once. */
  duration: number;
  onPress: (index: number, header: Element) => void;
}

/** Rendered anew only when it opens or closes itself: a press on one of twelve need not render the others. */
export const AccordionItem = memo(function AccordionItem(props: AccordionItemProps) {
  return (
    <Disclosure
      as="div"
      id={props.item.id}
      defaultOpen={props.open}
      className="accordion-item border-b-hair border-edge"
    >
      {({ open }) => <Parts {...props} shown={open} />}
    </Disclosure>
  );
});

/**
 * Headless UI's Disclosure keeps its own state and has no controlled `open`. A press tells both at once, so that
 * they are rendered together; when the accordion moves first, a click by script follows, which leaves focus.
 */
function Parts({
  item,
  index,
  buttonId,
  level,
  region,
  open,
  shown,
  duration,
  onPress,
}: AccordionItemProps & { shown: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  const pressed = useRef(false);

  const press = () => {
    if (following.current || !button.current) return;
    pressed.current = true;
    onPress(index, button.current);
  };
  // Headless UI answers these keys itself, and no click follows.
  const pressByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' || key === ' ') press();
  };
  const follow = useEffectEvent(() => {
    if (shown === open) return;
    following.current = true;
    button.current?.click();
    following.current = false;
  });

  useExpandAnimation(panel, shown, () => {
    const ms = pressed.current ? duration : 0;
    pressed.current = false;
    return ms;
  });
  useLayoutEffect(() => follow(), [open]);

  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>
        <DisclosureButton
          ref={button}
          id={buttonId}
          className="accordion-button"
          onClick={press}
          onKeyDown={pressByKey}
        >
          {item.example ? <Line {...item} example={item.example} number={index + 1} /> : item.question}
          <span className="accordion-box" data-needs-script="">
            <Icon name={shown ? 'minus' : 'plus'} />
          </span>
        </DisclosureButton>
      </Heading>
      <DisclosurePanel
        ref={panel}
        id={`${buttonId}-answer`}
        static
        {...closedInHtml(!open)}
        className="accordion-panel"
        {...(region && { role: 'region', 'aria-labelledby': buttonId })}
      >
        <div>
          <div className="accordion-answer pb-5.5 text-ink-soft">{item.answer}</div>
        </div>
      </DisclosurePanel>
    </>
  );
}

/** A question with its example, as a line of a register. */
function Line({
  question,
  seal,
  example,
  number,
}: Question & Required<Pick<Question, 'example'>> & { number: number }) {
  const { given, answer, amount, drawn } = example;
  return (
    <span className="grid grid-cols-[2.75rem_1fr] max-[20rem]:grid-cols-1 items-center gap-x-4 sm:grid-cols-[2.75rem_minmax(0,1fr)_14rem]">
      <span className="row-span-2" aria-hidden="true">
        {seal ?? <span className="fig font-display text-figure-band">{number}</span>}
      </span>
      <span className={drawn ? 'items-center justify-between gap-x-4 lg:flex' : undefined}>
        <span>
          {question} <span className="block font-sans text-small font-normal text-ink-soft">{given}</span>
        </span>{' '}
        {drawn}
      </span>
      <span>
        <span className="font-sans text-small font-normal text-ink-mute sm:block">{answer} </span>
        <span className="font-display text-question text-engrave">{amount}</span>
      </span>
    </span>
  );
}
