import { Icon } from '../components/icon.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { seals } from '../site/seals.ts';
import { generalTimes } from '../site/general-times.ts';
import { Checklist } from './checklist.tsx';
import { FormSection } from './form-section.tsx';
import { NextSteps } from './next-steps.tsx';
import { general } from '#words/next-steps.json';

const AppointmentForm = lazyPart(() =>
  import('../enquiry/appointment-form.tsx').then((m) => m.AppointmentForm),
);

interface QuoteFormProps {
  id: string;
  note: string;
  title: string;
  intro: string;
  /** The name and the opening hours of the department. */
  desk: { name: string; hours: string };
  /** What the visitor should have ready. */
  prepare: readonly string[];
  rosette: RosetteName;
}

/**
 * The section "Request a Quote": the appointment form, opening hours, a checklist for the visitor, and the next steps.
 */
export function QuoteForm({ desk, prepare, ...head }: QuoteFormProps) {
  return (
    <FormSection
      {...head}
      belowHeading={
        <>
          <Checklist items={prepare} columns={1} />
          <NextSteps texts={general} times={generalTimes} />
        </>
      }
      aside={
        <p className="grid grid-cols-[auto_1fr] gap-3 border-t-hair border-input pt-5">
          <span className="mt-0.5 text-highlight">
            <Icon name="clock" />
          </span>
          <span>
            <span className="block font-semibold">{desk.name}</span> {desk.hours}
          </span>
        </p>
      }
    >
      <AppointmentForm level={3} rosette={seals.quote} />
    </FormSection>
  );
}
