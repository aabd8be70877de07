import type { AccordionMode, Question } from '../components/accordion.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Prose } from './prose.tsx';

const Accordion = lazyPart(() => import('../components/accordion.tsx').then((module) => module.Accordion));

interface QuestionsProps {
  items: readonly Question[];
  mode?: AccordionMode;
  /** Indexes open at first. */
  open?: readonly number[];
  /** What the button that opens all calls them; answers, if not said. */
  of?: string;
  /** `slow` takes 300 ms to unfold, as on the real-estate page. */
  pace?: 'quick' | 'slow';
}

/** Questions and answers without a head, for inside a band. */
export function Questions({ pace = 'quick', ...rest }: QuestionsProps) {
  return <Accordion duration={pace === 'slow' ? 300 : 200} {...rest} />;
}

/** Questions and answers under a title, for a text column. */
export function Faq({ id, title, ...rest }: QuestionsProps & { id?: string; title: string }) {
  return (
    <Prose {...(id && { id })} title={title}>
      <Questions {...rest} />
    </Prose>
  );
}
