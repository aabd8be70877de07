import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { ErrorSummary, useErrorTitle } from '../components/error-summary.tsx';
import { clearDraft, saveDraft } from './draft.ts';
import { FormFields } from './form-fields.tsx';
import type { Values } from './form-fields.tsx';
import { comment } from './forms/letters.ts';
import { controlsOf, fieldId, isBlank } from './record.ts';
import { resolverOf, wantRules } from './rules.ts';
import { useTakeOver } from './use-take-over.ts';

/** Under the sample article: checks its fields, keeps what was typed, and says that nothing is published. */
export function CommentForm() {
  const methods = useForm<Values>({
    resolver: resolverOf(comment),
    shouldFocusError: false, // the summary gets the focus (FM3)
  });
  const element = useTakeOver(comment, methods);
  const { register, handleSubmit, getValues, getFieldState, setValue, control, formState } = methods;
  const { errors } = formState;
  const summary = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(false);
  // The messages as they were at the last failing submit: an alert must not speak at every key.
  const [failure, setFailure] = useState({ attempt: 0, faults: [] as { field: string; message: string }[] });
  const faults = failure.faults
    // The form's own state is ahead of the one that this render was given.
    .filter(({ field }) => errors[field] ?? getFieldState(field).error)
    .map(({ field, message }) => ({ id: fieldId(comment, field), message }));
  useErrorTitle(faults.length > 0);

  useEffect(() => {
    if (failure.attempt > 0) summary.current?.focus();
  }, [failure.attempt]);

  const keepDraft = () => {
    setChecked(false);
    const values = getValues();
    if (isBlank(comment, values)) clearDraft(comment.id);
    else saveDraft(comment.id, values);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wantRules();
    void handleSubmit(
      () => setChecked(true),
      (found) => {
        setChecked(false);
        setFailure(({ attempt }) => ({
          attempt: attempt + 1,
          faults: controlsOf(comment).flatMap((field) => {
            const message = found[field]?.message;
            return message ? [{ field, message }] : [];
          }),
        }));
      },
    )(event);
  };

  const errorOf = (field: string) => errors[field]?.message;
  return (
    <div className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <form
        ref={element}
        method="dialog"
        aria-label={comment.title}
        onSubmit={submit}
        onChange={keepDraft}
        className="grid gap-5"
      >
        <FormFields tools={{ form: comment, register, setValue, getValues, control, errorOf }} />
        <div data-needs-script="">
          <Button type="submit">Post comment</Button>
        </div>
      </form>
      <p role="status" className="font-semibold not-empty:mt-5">
        {checked &&
          'Comments on this sample article are closed, so yours was not published or sent. Your words are still in the form.'}
      </p>
    </div>
  );
}
