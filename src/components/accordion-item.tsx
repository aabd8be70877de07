import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Question } from './accordion.tsx';
import { Icon } from './icon.tsx';
import { useUnfolding } from './use-unfolding.ts';

interface AccordionItemProps {
  item: Question;
  buttonId: string;
  level: 2 | 3 | 4;
  /** Whether the answer is a landmark. */
  region: boolean;
  /** What the accordion wants. */
  open: boolean;
  /** ms the pressed answer takes; others follow at once. */
  duration: number;
  onPress: (header: HTMLElement | null) => void;
  /** The browser found words of the closed answer. */
  onFound: () => void;
}

export function AccordionItem(props: AccordionItemProps) {
  return (
    <Disclosure
      as="div"
      id={props.item.id}
      tabIndex={props.item.id ? -1 : undefined}
      defaultOpen={props.open}
      className="accordion-item border-b-hair border-edge"
    >
      {({ open }) => <Parts {...props} shown={open} />}
    </Disclosure>
  );
}

/**
 * Headless UI's Disclosure keeps its own state and has no controlled `open`. The two are tied both ways: when it
 * moves first, the visitor pressed; when the accordion moves first, a click by script follows, which leaves focus.
 */
function Parts({
  item,
  buttonId,
  level,
  region,
  open,
  shown,
  duration,
  onPress,
  onFound,
}: AccordionItemProps & { shown: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const moved = useEffectEvent(() => {
    if (shown !== open) onPress(button.current);
  });
  const follow = useEffectEvent(() => {
    if (shown !== open) button.current?.click();
  });
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => moved(), [shown]);
  useLayoutEffect(() => follow(), [open]);
  useUnfolding(panel, shown, shown === open ? 0 : duration);
  useEffect(() => {
    const element = panel.current;
    const listener = () => found();
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);

  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>
        <DisclosureButton ref={button} id={buttonId} className="accordion-button">
          {item.question}
          <span className="accordion-box" data-needs-script="">
            <Icon name={shown ? 'minus' : 'plus'} />
          </span>
        </DisclosureButton>
      </Heading>
      <DisclosurePanel
        ref={panel}
        static
        className="accordion-panel"
        {...(region && { role: 'region', 'aria-labelledby': buttonId })}
      >
        <div className="accordion-answer max-w-text pb-5.5 text-ink-soft">{item.answer}</div>
      </DisclosurePanel>
    </>
  );
}
