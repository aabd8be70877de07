import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Announced } from '../components/announced.tsx';
import { Button } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import * as words from '#words/forms.json';
import { titleOfError } from '#words/widgets.json';
import { FormFields } from './form-fields.tsx';
import type { Values } from './form-definition.ts';
import { comment } from './forms/general.ts';
import { useRestoredValues } from './use-restored-values.ts';
import { lazyResolver } from './load-validation.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { createValidationHandlers } from './validation-handlers.ts';
import { fieldRows } from './field-rows.ts';

/**
 * The form below the sample article. It validates and saves a draft like the other forms, but a valid submit only shows
 * that comments are closed.
 */
export function CommentForm() {
  const methods = useForm<Values>({
    resolver: lazyResolver(comment),
    shouldFocusError: false, // `useErrorSummary` moves focus to the summary (FM3)
  });
  const { formRef, readFields, updateDraft } = useRestoredValues(comment, methods);
  const { register, handleSubmit, getValues, getFieldState, setValue, control, formState, trigger } = methods;
  const { errors, submitCount } = formState;
  const handlers = createValidationHandlers(comment, { errors, submitCount, trigger });
  const { summaryRef, summaryErrors, showErrors } = useErrorSummary(comment, getFieldState);
  const [isValidated, setValidated] = useState(false);
  useTitlePrefix(summaryErrors.length > 0 ? titleOfError : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    readFields();
    const validateAndShow = handleSubmit(
      () => setValidated(true),
      (invalid) => {
        setValidated(false);
        showErrors(invalid);
      },
    );
    // Shows a notice while the validation waits for the schema to load.
    void showNoticeWhile(validateAndShow(event));
  };

  const errorOf = (field: string) => errors[field]?.message;
  return (
    <div
      {...lazyRoot}
      className="enquiry closed-form @container/form border-hair [border-style:dashed] border-input bg-muted px-apart py-4"
    >
      {summaryErrors.length > 0 && <ErrorSummary ref={summaryRef} errors={summaryErrors} />}
      <form
        ref={formRef}
        data-draft={comment.id}
        method="dialog"
        aria-label={comment.title}
        {...handlers}
        onSubmit={submit}
        onChange={(event) => {
          setValidated(false);
          updateDraft();
          handlers.onChange(event);
        }}
        className={`grid ${fieldRows}`}
      >
        <FormFields
          formApi={{ form: comment, register, setValue, getValues, control, errorOf, updateDraft }}
        />
        <div data-needs-script="">
          <Button type="submit" variant="outline">
            {words.postComment}
          </Button>
        </div>
      </form>
      {isValidated && (
        <p className="mt-2 font-semibold">
          <Announced>{words.commentsClosed}</Announced>
        </p>
      )}
    </div>
  );
}
