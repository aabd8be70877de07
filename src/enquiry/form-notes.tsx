import { useFormState } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { ReplyTime } from '../components/reply-time.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { focusElement } from '../lib/focus-element.ts';
import { formatMessage } from '../lib/format-message.ts';
import { createTelUrl } from '../lib/phone.ts';
import { hasVisibleText } from '../lib/text.ts';
import { formatPlural } from '../lib/plural.ts';
import * as words from '#words/forms.json';
import { weConfirm, weReply } from '#words/reply-time.json';
import { englishLang } from '../site/language.ts';
import { firm } from '../site/firm.ts';
import { createChatLink, firmChatDigits } from './chat-link.ts';
import { listControls, getFieldId } from './form-controls.ts';
import type { FormDefinition, LeadForm } from './form-definition.ts';
import { useValues } from './form-fields.tsx';
import type { FormApi } from './form-fields.tsx';
import { languageLines } from './lead-text.ts';
import { listRequiredControls } from './required-controls.ts';
import type { Attached } from './use-prefill.ts';

const contactLinkClass =
  'inline-flex min-h-tap items-center font-semibold underline underline-offset-[.25em]';

/**
 * The end of a sentence, with links to the firm's chat, phone and email. The chat text and the email subject contain
 * the name of the form.
 */
export const OtherWays = ({ form: { title, inLead } }: { form: FormDefinition }) =>
  formatMessage(words.otherWays, {
    chat: (
      <NewTabLink
        href={createChatLink(firmChatDigits, [`Enquiry: ${inLead}`, ...languageLines].join('\n')).href}
        className={contactLinkClass}
      >
        {formatMessage(words.chatAbout, { title })}
      </NewTabLink>
    ),
    call: (
      <a href={createTelUrl(firm.phone)} className={contactLinkClass}>
        {formatMessage(words.callNumber, { phone: firm.phone })}
      </a>
    ),
    write: (
      <a href={`mailto:${firm.email}?subject=${encodeURIComponent(inLead)}`} className={contactLinkClass}>
        {formatMessage(words.writeTo, { address: firm.email })}
      </a>
    ),
  });

const promises = { reply: weReply, appointment: weConfirm, nothing: undefined };

/** Shows by when the firm replies or confirms the appointment. Renders nothing if the form promises nothing. */
export function PromisedTime({ form, isSent = false }: { form: LeadForm; isSent?: boolean }) {
  const message = promises[form.behaviour.promises];
  return message && <ReplyTime message={message} isFixed={isSent} />;
}

/**
 * Other ways to contact the firm. They are visible without JavaScript, and while a submit waits for JavaScript (FM7).
 */
export const NoScriptFallback = ({ form }: { form: FormDefinition }) => (
  <p data-without-script="" className="mb-5 text-sm">
    <span className="hidden no-script:inline">{words.needsJavaScript}</span>
    <span className="no-script:hidden">{words.waitsForJavaScript}</span> <OtherWays form={form} />
  </p>
);

/** A note above the form that an earlier enquiry may be unsent. The button shows that enquiry. */
export function EarlierEnquiry({ reference, show }: { reference: string; show: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-hair border-input bg-card px-5 py-3 text-foreground on-card">
      <p className="flex-auto text-sm">{formatMessage(words.earlierEnquiry, { reference })}</p>
      <Button variant="outline" size="small" onClick={show}>
        {words.showEarlier}
      </Button>
    </div>
  );
}

/**
 * The lines that calculators, document lists or the search add to the message. A button removes the lines, and the
 * prefilled answers that the visitor has not changed.
 */
export function AttachedLines({ attached, formApi }: { attached: Attached; formApi: FormApi }) {
  const lines = attached.linesFor(useValues(formApi));
  return (
    <div className="border-hair border-input bg-accent px-5 py-4">
      <p className="font-semibold">{words.sentAlong}</p>
      {attached.sentence && <p className="mt-2 text-sm">{attached.sentence}</p>}
      <ul role="list" className="mt-2 mb-3 grid gap-1 text-sm">
        {lines.map((line) => (
          <li key={line} lang={englishLang}>
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="small"
        onClick={({ currentTarget: { form } }) => {
          attached.removeWithAnswers();
          // React removes the pressed button. The form is focused and not a field, because a field would scroll the page
          // and open the keyboard of a phone.
          if (form) focusElement(form);
        }}
      >
        {words.leaveOut}
      </Button>
    </div>
  );
}

export const getMissingAnswersId = (form: FormDefinition) => getFieldId(form, 'still-to-give');

/** Returns a text like '2 fields left to fill in, 1 to correct'. */
function formatFieldsLeft(missing: number, invalid: number): string {
  if (missing === 0) return invalid === 0 ? words.allFilledIn : formatPlural(words.fieldsToCorrect, invalid);
  const fields = formatPlural(words.fieldsToFill, missing);
  return invalid === 0 ? fields : formatPlural(words.andToCorrect, invalid, { fields });
}

/**
 * The number of missing and invalid answers. The submit button is enabled even if answers are missing or invalid: the
 * submit validates them (FM2), marks every invalid field and moves focus to the error summary. The number is invisible
 * until hydration, because the prerendered number ignores restored values.
 */
export function MissingAnswers({ formApi }: { formApi: FormApi }) {
  const { form, control } = formApi;
  const values = useValues(formApi);
  const { errors } = useFormState({ control });
  const missing = listRequiredControls(form, values).filter((name) => !hasVisibleText(values[name] ?? ''));
  const invalid = listControls(form).filter((name) => errors[name] && !missing.includes(name));
  return (
    <p id={getMissingAnswersId(form)} className={`text-xs ${useHydrated() ? '' : 'invisible'}`}>
      {formatFieldsLeft(missing.length, invalid.length)}
    </p>
  );
}
