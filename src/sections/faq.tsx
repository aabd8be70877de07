import type { AccordionMode, Question } from '../components/accordion.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Prose } from './prose.tsx';

const Accordion = lazyPart(() => import('../components/accordion.tsx').then((module) => module.Accordion));

interface QuestionsProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** Indexes of the items that are initially open. */
  open?: readonly number[];
  /** The noun in the label of the button that opens all items; by default 'answers', as in 'Show all answers'. */
  itemNoun?: string;
  /** `slow` opens an answer in 300 ms, `quick` in 200 ms. */
  pace?: 'quick' | 'slow';
}

/** Questions and answers without a heading, for a section that already has a heading. */
export function Questions({ pace = 'quick', ...rest }: QuestionsProps) {
  return <Accordion duration={pace === 'slow' ? 300 : 200} {...rest} />;
}

/** Questions and answers with a heading, for a text column. */
export function Faq({ id, title, ...rest }: QuestionsProps & { id?: string; title: string }) {
  return (
    <Prose {...(id && { id })} title={title}>
      <Questions {...rest} />
    </Prose>
  );
}
