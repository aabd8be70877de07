import { memo } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
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
  getMissingAnswersId,
  NoScriptFallback,
  PromisedTime,
} from './form-notes.tsx';
import { retryLeads } from './lead-delivery.tsx';
import { SubmissionResult } from './submission-result.tsx';
import { useAttachedLines } from './use-prefill.ts';
import type { FormElement } from './use-restored-values.ts';
import { useSubmission } from './use-submission.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { createValidationHandlers } from './validation-handlers.ts';
import { fieldRows } from './field-rows.ts';

/** Components for a single form. They are props, so that only the page of this form loads them. */
export interface FormComponents {
  CustomField: FormApi['CustomField'];
  /** A component in the panel that replaces the form after a valid submit. */
  CustomResult: ComponentType<{ enquiry: Enquiry }>;
}

export interface EnquiryFormProps {
  form: LeadForm;
  /** The level of the heading in the panel that appears after a valid submit. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  components?: FormComponents;
  /**
   * The layouts `row` and `box` are for forms with one field. In `row`, the button is next to the field, except on
   * phones. In `box`, the button is below the field.
   */
  layout?: 'block' | 'row' | 'box';
  /** Whether the form says when the firm replies. Set this to false if the page already says so above the form. */
  hasReplyTime?: boolean;
}

/** The note above the fields. The layout `row` has a shorter note. */
const whatsAppNote = leadEndpoint ? words.endpointNote : words.whatsAppNote;

// This runs once, when the code of forms is loaded.
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
  // On phones, the button is below the field, because an error message needs the full width.
  row: {
    form: 'grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]',
    note: 'col-span-full text-xs text-muted-foreground',
    noteText: words.opensInWhatsApp,
    end: 'contents',
    variant: 'solid',
  },
} as const;

function useEnquiryForm(form: LeadForm, methods: UseFormReturn<Values>, fields: FormElement) {
  const { control, register, setValue, getValues, getFieldState, trigger } = methods;
  const { errors, submitCount } = useFormState({ control });
  const { summaryRef, summaryErrors, ...summary } = useErrorSummary(form, getFieldState);
  const attached = useAttachedLines(form, methods, fields.updateDraft);
  const { readFields } = fields;
  const { submit, earlier, result } = useSubmission(form, methods, {
    attached,
    readFields,
    ...summary,
  });
  const { onChange, onBlur } = createValidationHandlers(form, { errors, submitCount, trigger });
  const errorOf = (field: string) => errors[field]?.message;
  const { updateDraft } = fields;
  const formApi: FormApi = {
    form,
    register,
    setValue,
    getValues,
    control,
    errorOf,
    updateDraft,
    attachedLinesFor: attached.linesFor,
  };
  return {
    formApi,
    formProps: {
      onSubmit: submit,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        updateDraft();
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

interface FormBodyProps extends EnquiryFormProps {
  methods: UseFormReturn<Values>;
  fields: FormElement;
}

/** The form with its fields, notes and error summary. After a valid submit, a panel replaces the form. */
export const FormBody = memo(function FormBody({
  methods,
  fields,
  form,
  level,
  rosette,
  components,
  layout = 'block',
  hasReplyTime = true,
}: FormBodyProps) {
  const { formApi, formProps, summaryRef, summaryErrors, attached, earlier, result } = useEnquiryForm(
    form,
    methods,
    fields,
  );
  const { formRef } = fields;
  useTitlePrefix(summaryErrors.length > 0 ? titleOfError : undefined);
  const parts = layouts[layout];
  // The number of missing answers describes the button only after hydration, because the prerendered number ignores
  // what the visitor typed before.
  const hasMissingCount = useHydrated() && form.behaviour.countsMissing;
  return (
    <div {...lazyRoot} className="enquiry">
      {summaryErrors.length > 0 && <ErrorSummary ref={summaryRef} errors={summaryErrors} />}
      <NoScriptFallback form={form} />
      {earlier && <EarlierEnquiry {...earlier} />}
      <form
        ref={formRef}
        data-draft={form.id}
        method="dialog" // with the default `get`, a submit before hydration would write personal data into the URL
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
        <FormFields formApi={{ ...formApi, CustomField: components?.CustomField }} />
        {attached.lines.length > 0 && <AttachedLines attached={attached} formApi={formApi} />}
        <div className={parts.end} data-needs-script="">
          <Button
            type="submit"
            variant={parts.variant}
            {...(hasMissingCount && { 'aria-describedby': getMissingAnswersId(form) })}
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
        CustomResult={components?.CustomResult}
        {...result}
      />
    </div>
  );
});
