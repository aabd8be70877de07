import { Button } from '../components/button.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab.tsx';
import { digitsOf, telLink } from '../lib/phone.ts';
import { hasVisibleText } from '../lib/text.ts';
import { firm } from '../site/firm.ts';
import { chatLink } from './chat-link.ts';
import { fieldId } from './form-definition.ts';
import type { FormDefinition, LeadForm } from './form-definition.ts';
import { useValues } from './form-fields.tsx';
import type { FormApi } from './form-fields.tsx';

/* What a form shows besides its fields. */

const linkClass = 'inline-flex min-h-tap items-center font-semibold underline underline-offset-[.28em]';

/** Shown without JavaScript, and while a submit waits for it: the same enquiry by chat, phone or email (FM7). */
export function NoScriptFallback({ form: { title } }: { form: LeadForm }) {
  return (
    <p data-without-script="" className="text-sm">
      <span className="hidden no-script:inline">
        This form needs JavaScript in a current browser. Without it:
      </span>
      <span className="no-script:hidden">
        The connection is slow or lost. Your answers stay here, and the form continues by itself when the
        connection is back. You can also
      </span>{' '}
      <a
        href={chatLink(digitsOf(firm.chatNumber), `Enquiry: ${title}`).href}
        {...inNewTab}
        className={linkClass}
      >
        chat about {title}
        <NewTabNote />
      </a>
      ,{' '}
      <a href={telLink(firm.phone)} className={linkClass}>
        call {firm.phone}
      </a>{' '}
      or{' '}
      <a href={`mailto:${firm.email}?subject=${encodeURIComponent(title)}`} className={linkClass}>
        write to {firm.email}
      </a>
      .
    </p>
  );
}

/** Lines that another page has attached. They are sent with the message, unless the visitor removes them. */
export function AttachedLines({ lines, remove }: { lines: readonly string[]; remove: () => void }) {
  return (
    <div className="border-hair border-input bg-accent px-5 py-4">
      <p className="font-semibold">Sent with your message</p>
      <ul role="list" className="mt-2 mb-3 grid gap-1 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="outline" size="small" onClick={remove}>
        Leave it out
      </Button>
    </div>
  );
}

export const missingAnswersId = (form: FormDefinition) => fieldId(form, 'still-to-give');

/**
 * How many answers are missing, in place of the disabled button of the specification (FM2): the button stays enabled,
 * because pressing it marks every invalid field and moves focus to the error summary.
 */
export function MissingAnswers({ formApi }: { formApi: FormApi }) {
  const { form } = formApi;
  const values = useValues(formApi);
  const missing = Object.entries(form.fields).filter(
    ([name, field]) =>
      field.kind !== 'own' &&
      !(field.kind === 'text' && field.missing === undefined) &&
      !hasVisibleText(values[name] ?? ''),
  ).length;
  return (
    <p id={missingAnswersId(form)} className="text-xs">
      {missing === 0 && 'All fields are filled in'}
      {missing === 1 && '1 field left to fill in'}
      {missing > 1 && `${missing} fields left to fill in`}
    </p>
  );
}
