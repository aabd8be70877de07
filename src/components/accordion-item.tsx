import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Question } from './accordion.tsx';
import { iconBoxClasses } from './icon-box.ts';
import { Icon } from './icon.tsx';
import { preventRangeWraps } from './no-wrap-ranges.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useExpandAnimation } from './use-expand-animation.ts';
import { getClosedAttributes, untilFoundClasses } from './use-until-found.ts';

/**
 * Classes of the row that contains a question and its icon. `large-text:text-xl!` overrides large-text.css, which would
 * make the question larger than its answer.
 */
const rowClasses =
  'group/row grid min-h-control items-center gap-x-4 py-[clamp(0.35rem,0.2rem+0.7vw,0.65rem)] text-xl font-bold large-text:text-xl!';

/**
 * Classes of a panel. A closed panel must not have `grid`. Browsers that do not support `until-found` hide the panel by
 * `display: none`, and `grid` would make it visible.
 */
const panelClasses = `not-[[hidden]]:grid grid-cols-[minmax(0,1fr)] ${untilFoundClasses}`;

interface AccordionItemProps {
  item: Question;
  index: number;
  buttonId: string;
  level: 2 | 3 | 4;
  /** Whether the answer is a region landmark. */
  isRegion: boolean;
  /**
   * Whether the item is open in the state of the accordion. For a moment after a press, the state of the Disclosure can
   * differ.
   */
  open: boolean;
  /** The duration of the animation after a press on this item, in ms. Without a press, there is no animation. */
  duration: number;
  onPress: (index: number, header: Element) => void;
}

/** An item of the accordion. `memo` prevents a press on one item from rendering all items again. */
export const AccordionItem = memo(function AccordionItem(props: AccordionItemProps) {
  return (
    <Disclosure
      as="div"
      id={props.item.id}
      defaultOpen={props.open}
      className="border-b-hair border-input first-of-type:border-t-hair print:not-has-[figure]:break-inside-avoid"
    >
      {({ open: isExpanded }) => <ButtonAndPanel {...props} isExpanded={isExpanded} />}
    </Disclosure>
  );
});

/**
 * The button and the panel of an item. A press on the button changes the state of the Disclosure directly. If another
 * event opens or closes the item, such as a press on another item, `followAccordion` updates the Disclosure.
 */
function ButtonAndPanel({
  item,
  index,
  buttonId,
  level,
  isRegion,
  open,
  isExpanded,
  duration,
  onPress,
}: AccordionItemProps & { isExpanded: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  const disclosure = useDisclosure({
    isInitiallyOpen: open,
    onPress({ currentTarget }) {
      isPressed.current = true;
      onPress(index, currentTarget);
      return true;
    },
  });
  const followAccordion = useEffectEvent(() => disclosure.set(open));

  useExpandAnimation(panel, isExpanded, () => {
    const ms = isPressed.current ? duration : 0;
    isPressed.current = false;
    return ms;
  });
  useLayoutEffect(() => followAccordion(), [open]);

  const Heading = `h${level}` as const;
  const { example } = item;
  const iconBox = (
    <span
      className={`${iconBoxClasses} transition-[background-color] duration-quick group-hover/row:bg-accent`}
      data-needs-script=""
    >
      <Icon name={isExpanded ? 'minus' : 'plus'} />
    </span>
  );
  const heading = (
    <Heading>
      <DisclosureButton
        {...disclosure.button}
        id={buttonId}
        className={`w-full cursor-pointer text-left ${example ? 'stretched' : `${rowClasses} grid-cols-[1fr_auto] gap-y-4`}`}
        {...(example && { 'aria-describedby': `${buttonId}-given ${buttonId}-result` })}
      >
        <span>{preventRangeWraps(item.question)}</span>
        {!example && iconBox}
      </DisclosureButton>
    </Heading>
  );
  return (
    <>
      {example ? (
        <ExampleRow
          heading={heading}
          iconBox={iconBox}
          marker={
            item.icon ? (
              <Icon name={item.icon} tone="brand" />
            ) : (
              <span className="fig font-display text-figure-band">{index + 1}</span>
            )
          }
          example={example}
          id={buttonId}
        />
      ) : (
        heading
      )}
      <DisclosurePanel
        ref={panel}
        id={`${buttonId}-answer`}
        static
        {...getClosedAttributes(!open)}
        data-answer=""
        className={panelClasses}
      >
        {/* The region is inside the panel. `until-found` hides only the content of the panel, so if the panel were the
            region, browsers would expose an empty region. */}
        <div className="min-h-0" {...(isRegion && { role: 'region', 'aria-labelledby': buttonId })}>
          <div className="pb-5.5 text-foreground-soft not-has-[table,[data-sheet]]:max-w-text [:where(&>*+*)]:mt-3">
            {preventRangeWraps(item.answer)}
          </div>
        </div>
      </DisclosurePanel>
    </>
  );
}

interface ExampleRowProps {
  heading: ReactNode;
  iconBox: ReactNode;
  marker: ReactNode;
  example: Required<Question>['example'];
  /** The prefix for the ids of the two elements that describe the button. */
  id: string;
}

/**
 * A question with its example. The example is the description of the button, and not a part of its accessible name. The
 * row is not printed, because the calculation in the panel has its own title and amounts.
 */
function ExampleRow({ heading, iconBox, marker, example, id }: ExampleRowProps) {
  const { given, answer, amount } = example;
  return (
    <div
      className={`${rowClasses} relative grid-cols-[minmax(0,1fr)_auto] text-balance sm:grid-cols-[2.75rem_minmax(0,1fr)_14rem_auto] print:hidden`}
    >
      <span className="row-span-2 justify-self-center [font-size:1.4rem] max-sm:hidden" aria-hidden="true">
        {marker}
      </span>
      <div>
        {heading}
        <p id={`${id}-given`} className="text-sm font-normal text-foreground-soft">
          {given}
        </p>
      </div>
      <p id={`${id}-result`} className="sm:col-start-3">
        <span className="text-sm font-normal text-muted-foreground sm:block">{answer}</span>{' '}
        <span className="font-display text-xl text-brand">{amount}</span>
      </p>
      <span className="col-start-2 row-span-2 row-start-1 sm:col-start-4">{iconBox}</span>
    </div>
  );
}
