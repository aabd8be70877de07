import { memo } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { NewTabNote } from '../components/new-tab-link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import type { RosetteName } from '../site/rosettes.ts';
import * as words from '#words/forms.json';
import { titleOfError } from '#words/widgets.json';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { Enquiry } from './draft.ts';
import type { LeadForm, Values } from './form-definition.ts';
import { FormFields } from './form-fields.tsx';
import type { FormApi } from './form-fields.tsx';
import {
  AttachedLines,
  EarlierEnquiry,
  MissingAnswers,
  missingAnswersId,
  NoScriptFallback,
  PromisedTime,
} from './form-notes.tsx';
import { retryLeads } from './lead-delivery.tsx';
import { SubmissionResult } from './submission-result.tsx';
import { linkedAnswer, useAttachedLines, useLinkedAnswer, usePrefilledAnswers } from './use-prefill.ts';
import { useRestoredValues } from './use-restored-values.ts';
import type { FormElement } from './use-restored-values.ts';
import { useSubmission } from './use-submission.ts';
import { lazyResolver, useErrorSummary, validationHandlers } from './validation.ts';
import { fieldRows } from './field-rows.ts';

/** Components that only one form has. Only its page loads them. */
export interface FormComponents {
  OwnField: FormApi['OwnField'];
  /** Rendered in the panel that replaces the form. */
  OwnResult: ComponentType<{ enquiry: Enquiry }>;
}

export interface EnquiryFormProps {
  form: LeadForm;
  /** Level of the heading that appears after a valid submit. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  components?: FormComponents;
  /** Layouts for a single field: `row` puts the button next to it, `box` puts it below. */
  layout?: 'block' | 'row' | 'box';
  /** Whether the form says when the firm replies; false if the text before it does. */
  hasReplyTime?: boolean;
}

/** The note in each form. The newsletter's form has a shorter one (`row`), so that a page shows this note once. */
const whatsAppNote = leadEndpoint ? words.endpointNote : words.whatsAppNote;

if (leadEndpoint && !import.meta.env.SSR) retryLeads(leadEndpoint.url);

const block = {
  form: `grid ${fieldRows}`,
  note: 'text-xs text-muted-foreground',
  noteText: whatsAppNote,
  end: 'flex flex-wrap items-center gap-x-5 gap-y-3',
  variant: 'primary',
} as const;

const layouts = {
  block,
  box: { ...block, variant: 'solid' },
  // On phones the button is below the field: the error message needs the full width.
  row: {
    form: 'grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]',
    note: 'col-span-full text-xs text-muted-foreground',
    noteText: words.opensInWhatsApp,
    end: 'contents',
    variant: 'solid',
  },
} as const;

/** Returns the state and the handlers of a form whose valid submit opens the firm's chat. */
function useEnquiryForm(form: LeadForm, methods: UseFormReturn<Values>, fields: FormElement) {
  const { control, register, setValue, getValues, getFieldState, trigger } = methods;
  const { errors, submitCount } = useFormState({ control });
  const { summaryRef, summaryErrors, ...summary } = useErrorSummary(form, errors, getFieldState);
  const attached = useAttachedLines(form, methods, fields.keepDraft);
  const { readFields } = fields;
  const { submit, earlier, result } = useSubmission(form, methods, {
    attached,
    readFields,
    ...summary,
  });
  const { onChange, onBlur } = validationHandlers(form, { errors, submitCount, trigger });
  const errorOf = (field: string) => errors[field]?.message;
  const { keepDraft } = fields;
  const formApi: FormApi = { form, register, setValue, getValues, control, errorOf, keepDraft };
  return {
    formApi,
    formProps: {
      onSubmit: submit,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        keepDraft();
        onChange(event);
      },
      onBlur,
    },
    summaryRef,
    summaryErrors,
    attached,
    earlier,
    result,
  };
}

interface BodyProps extends EnquiryFormProps {
  methods: UseFormReturn<Values>;
  fields: FormElement;
}

const Body = memo(function Body({
  methods,
  fields,
  form,
  level,
  rosette,
  components,
  layout = 'block',
  hasReplyTime = true,
}: BodyProps) {
  const { formApi, formProps, summaryRef, summaryErrors, attached, earlier, result } = useEnquiryForm(
    form,
    methods,
    fields,
  );
  const { element } = fields;
  useTitlePrefix(summaryErrors.length > 0 ? titleOfError : undefined);
  const parts = layouts[layout];
  // Counts only after hydration: the prerendered number would ignore what the visitor typed before.
  const isCounting = useHydrated() && form.behaviour.countsMissing;
  return (
    <div {...lazyRoot} className="enquiry">
      {summaryErrors.length > 0 && <ErrorSummary ref={summaryRef} errors={summaryErrors} />}
      <NoScriptFallback form={form} />
      {earlier && <EarlierEnquiry {...earlier} />}
      <form
        ref={element}
        data-draft={form.id}
        method="dialog"
        aria-label={form.title}
        hidden={result.enquiry !== undefined}
        className={parts.form}
        {...formProps}
      >
        <div className={parts.note}>
          {hasReplyTime && (
            <p className="text-sm font-semibold text-foreground empty:hidden">
              <PromisedTime form={form} />
            </p>
          )}
          <p data-needs-script="">{parts.noteText}</p>
        </div>
        <FormFields formApi={{ ...formApi, OwnField: components?.OwnField }} />
        {attached.lines.length > 0 && <AttachedLines attached={attached} formApi={formApi} />}
        <div className={parts.end} data-needs-script="">
          <Button
            type="submit"
            variant={parts.variant}
            {...(isCounting && { 'aria-describedby': missingAnswersId(form) })}
          >
            <span>
              {form.submit}
              <NewTabNote />
            </span>
          </Button>
          {form.behaviour.countsMissing && <MissingAnswers formApi={formApi} />}
        </div>
      </form>
      <SubmissionResult
        form={form}
        level={level}
        rosette={rosette}
        OwnResult={components?.OwnResult}
        {...result}
      />
    </div>
  );
});

/**
 * An enquiry form with its error summary. A panel replaces the form after a valid submit. This component holds only the
 * state: `useForm` renders its component twice when it mounts, and `memo` saves the second render of the fields.
 * A submit before hydration would write personal data into the URL; `method="dialog"` prevents that.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  // No default values: they would replace what the visitor typed before hydration.
  const methods = useForm<Values>({
    resolver: lazyResolver(props.form),
    shouldFocusError: false, // the summary gets the focus (FM3)
  });
  const { search } = useLocation();
  const fields = useRestoredValues(props.form, methods, linkedAnswer(props.form, search));
  useLinkedAnswer(props.form, methods, fields.keepDraft);
  usePrefilledAnswers(props.form, methods, fields.keepDraft);
  return <Body {...props} methods={methods} fields={fields} />;
}
