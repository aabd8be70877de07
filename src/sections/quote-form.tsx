import { deferred } from '../components/deferred.tsx';
import { Icon } from '../components/icon.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { Checklist } from './checklist.tsx';
import { LetterSection } from './letter-section.tsx';

const Form = deferred(() => import('../enquiry/letter-form.tsx').then((m) => m.AppointmentForm));

interface QuoteFormProps {
  /** Makes it the target of in-page links. */
  id: string;
  note: string;
  title: string;
  lead: string;
  /** When the desk can be reached: its name and its hours. */
  desk: { name: string; hours: string };
  /** What to have at hand. */
  prepare: readonly string[];
  rosette: RosetteName;
}

/** Request a Quote: the form of an appointment, and beside it the hours of the desk and what to prepare. */
export function QuoteForm({ desk, prepare, ...head }: QuoteFormProps) {
  return (
    <LetterSection
      {...head}
      beside={
        <>
          <Checklist items={prepare} columns={1} />
          <p className="grid grid-cols-[auto_1fr] gap-3 border-t-hair border-edge pt-5">
            <span className="mt-0.5 text-saffron">
              <Icon name="clock" />
            </span>
            <span>
              <span className="block font-semibold">{desk.name}</span>
              {desk.hours}
            </span>
          </p>
        </>
      }
    >
      <Form />
    </LetterSection>
  );
}
