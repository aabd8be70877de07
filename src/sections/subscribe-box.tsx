import { useId } from 'react';
import { newsletter } from '../enquiry/forms/home.ts';
import { seals } from '../site/seals.ts';
import { LateForm } from './late-form.ts';

/** The subscription form in a side column; a page has either this or the newsletter band. */
export function SubscribeBox({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="on-marigold border-hair border-on-marigold bg-marigold px-6 py-5.5 text-on-marigold [&_.enquiry-row]:grid-cols-1"
    >
      <h2 id={id} className="mb-2 font-display text-note italic">
        {title}
      </h2>
      <p className="mb-4 text-small">{text}</p>
      <LateForm form={newsletter} level={3} rosette={seals.newsletter} layout="row" />
    </section>
  );
}
