import { useLocation } from 'react-router-dom';
import { buttonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Spoken } from '../components/spoken.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { chatLink, mailLink } from '../enquiry/chat-link.ts';
import { firm } from '../site/firm.ts';
import { anchor } from './anchor.ts';
import { ContactLines } from './contact-lines.tsx';
import { SectionHead } from './section-head.tsx';

interface ConsultationModel {
  /** A target of its own inside the section, for the buttons that choose this model. */
  id: string;
  name: string;
  text: string;
}

interface ConsultationProps {
  id: string;
  note: string;
  title: string;
  lead: string;
  models: readonly ConsultationModel[];
  /** First line of the message that a link opens; the model's name follows. */
  subject: string;
}

/** Where a consultation is asked for: a slip per model, whose message names the model. */
export function Consultation({ id, note, title, lead, models, subject }: ConsultationProps) {
  return (
    <section {...anchor(id)} className="bg-ledger">
      <div className="wrap grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-8 py-section lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div>
          <SectionHead note={note} title={title} lead={lead} layout="stacked" />
          <div className="mt-5">
            <ContactLines show={['hours', 'phone', 'email']} />
          </div>
        </div>
        <ul role="list" className="grid gap-6">
          {models.map((model) => (
            <li key={model.id}>
              <Slip model={model} subject={subject} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Slip({ model: { id, name, text }, subject }: { model: ConsultationModel; subject: string }) {
  const { hash } = useLocation();
  // The prerendered page knows no hash, so the mark waits until it is live.
  const chosen = useHydrated() && hash === `#${id}`;
  const message = `${subject}\nModel: ${name}`;
  return (
    <article
      {...anchor(id)}
      data-chosen={chosen ? '' : undefined}
      className="border-hair border-l-slab border-edge bg-leaf px-6 py-6 data-chosen:border-engrave sm:px-8"
    >
      {chosen && (
        <p className="mb-1 flex items-center gap-2 text-small font-semibold text-engrave">
          <Icon name="check" />
          The model you chose
        </p>
      )}
      <h3 className="font-display text-h2-prose">{name}</h3>
      <p className="mt-2 max-w-text text-ink-soft">{text}</p>
      <p className="mt-5 flex flex-wrap gap-4">
        <a
          href={chatLink(firm.chatNumber, message).href}
          target="_blank"
          rel="noopener"
          className={buttonClass({ look: 'on-plate' })}
        >
          <Icon name="chat" />
          <span>
            Ask on WhatsApp
            <Spoken>{` about ${name} (opens in new tab)`}</Spoken>
          </span>
        </a>
        <a
          href={mailLink(firm.email, `${subject} ${name}`, message).href}
          className={buttonClass({ look: 'outline' })}
        >
          <Icon name="mail" />
          <span>
            Ask by e-mail
            <Spoken>{` about ${name}`}</Spoken>
          </span>
        </a>
      </p>
    </article>
  );
}
