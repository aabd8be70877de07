import type { AccordionMode, Question } from '../components/accordion.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Prose } from './prose.tsx';

const Accordion = lazyPart(() => import('../components/accordion.tsx').then((module) => module.Accordion));

interface QuestionsProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** The indexes of the items that are open initially. */
  open?: readonly number[];
  /** The noun in the label of the button that opens all items. By default, it is 'answers': 'Show all answers'. */
  itemNoun?: string;
  /** The speed of the animation that opens an answer. It takes 200 ms (`quick`) or 300 ms (`slow`). */
  pace?: 'quick' | 'slow';
}

/** Questions and answers without a heading. Use it in a section that already has a heading. */
export function Questions({ pace = 'quick', ...rest }: QuestionsProps) {
  return <Accordion duration={pace === 'slow' ? 300 : 200} {...rest} />;
}

/** Questions and answers with a heading. Use it in a text column. */
export function Faq({ id, title, ...rest }: QuestionsProps & { id?: string; title: string }) {
  return (
    <Prose {...(id && { id })} title={title}>
      <Questions {...rest} />
    </Prose>
  );
}
