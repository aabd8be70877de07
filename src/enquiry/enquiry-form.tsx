import { memo } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { NewTabNote } from '../components/new-tab.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { FormFields } from './form-fields.tsx';
import type { Values } from './form-fields.tsx';
import { SubmissionResult } from './submission-result.tsx';
import { NoScriptFallback } from './no-script-fallback.tsx';
import { retryLeads } from './outbox.ts';
import type { LeadForm } from './form-definition.ts';
import { resolverOf } from './rules.ts';
import { MissingAnswers, missingAnswersId } from './missing-answers.tsx';
import { useCarriedAnswers } from './use-carried-answers.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { requestedAnswer, useRequestedOption } from './use-requested-option.ts';
import { useRestoredValues } from './use-restored-values.ts';
import type { FormElement } from './use-restored-values.ts';

interface EnquiryFormProps {
  form: LeadForm;
  /** Level of the heading that appears after a valid submit. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  /** `row`: the field and the button side by side, for a band of one field. */
  layout?: 'block' | 'row';
}

if (leadEndpoint && !import.meta.env.SSR) retryLeads(leadEndpoint.url);

/** Said once per page: a newsletter, in a row, has the short form. */
const opensInWhatsApp = leadEndpoint
  ? 'We receive your message, and WhatsApp opens with a copy to send.'
  : 'WhatsApp opens with your message ready. You just press Send.';

const layouts = {
  block: {
    form: 'grid gap-4',
    end: 'flex flex-wrap items-center gap-x-5 gap-y-3',
    look: 'primary',
  },
  row: { form: 'enquiry-row', end: 'contents', look: 'solid' },
} as const;

interface BodyProps extends EnquiryFormProps {
  methods: UseFormReturn<Values>;
  fields: FormElement;
}

const Body = memo(function Body({ methods, fields, form, level, rosette, layout = 'block' }: BodyProps) {
  const { formProps, submitProps, faults, carried, summary, tools, result } = useEnquiryForm(
    form,
    methods,
    fields,
  );
  const { element } = fields;
  useTitlePrefix(faults.length > 0 ? 'Error: ' : undefined);
  const look = layouts[layout];
  return (
    <div {...lazyRoot} className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <NoScriptFallback form={form} />
      <form
        ref={element}
        data-draft={form.id}
        method="dialog"
        aria-label={form.title}
        hidden={result.enquiry !== undefined}
        className={look.form}
        {...formProps}
      >
        <p className="enquiry-note text-caption" data-needs-script="">
          {layout === 'row' ? 'Opens in WhatsApp.' : opensInWhatsApp}
        </p>
        <FormFields tools={tools} />
        {carried.lines.length > 0 && <CarriedLines {...carried} />}
        <div className={look.end} data-needs-script="">
          <Button
            type="submit"
            look={look.look}
            {...(form.behaviour.countsMissing && { 'aria-describedby': missingAnswersId(form) })}
            {...submitProps}
          >
            <span>
              {form.submit}
              <NewTabNote />
            </span>
          </Button>
          {form.behaviour.countsMissing && <MissingAnswers tools={tools} />}
        </div>
      </form>
      <SubmissionResult form={form} level={level} rosette={rosette} {...result} />
    </div>
  );
});

/** What a calculator or a list of papers gave on the way; it goes with the message, unless the visitor takes it out. */
function CarriedLines({ lines, leaveOut }: { lines: readonly string[]; leaveOut: () => void }) {
  return (
    <div className="border-hair border-edge bg-ledger px-5 py-4">
      <p className="font-semibold">Sent with your message</p>
      <ul role="list" className="mt-2 mb-3 grid gap-1 text-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button look="outline" size="small" onClick={leaveOut}>
        Leave it out
      </Button>
    </div>
  );
}

/**
 * Error summary, form and what follows it, for every form whose valid submit opens the chat.
 * `method="dialog"` keeps a submit before hydration from writing personal data into the address.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  // Fields have no default values: what was typed before hydration stands in the DOM, and stays.
  const methods = useForm<Values>({
    resolver: resolverOf(props.form),
    shouldFocusError: false, // the summary gets the focus (FM3)
  });
  const { search } = useLocation();
  const fields = useRestoredValues(props.form, methods, requestedAnswer(props.form, search));
  useRequestedOption(props.form, methods.setValue, fields.keepDraft);
  useCarriedAnswers(props.form, methods, fields.keepDraft);
  return <Body {...props} methods={methods} fields={fields} />;
}
