import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { ErrorSummary, useErrorTitle } from '../components/error-summary.tsx';
import { TextArea, TextField } from '../components/field.tsx';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import { fieldLimits } from './forms.ts';
import { resolverOf, wantRules } from './rules.ts';
import type { FormInput } from './schemas.ts';

type Values = FormInput<'comment'>;
type Field = keyof Values;
const fields: readonly Field[] = ['name', 'email', 'comment'];
const idOf = (field: Field) => `comment-${field}`;

/** Under the sample article: checks its fields, keeps what was typed, and says that nothing is published. */
export function CommentForm() {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, getValues, getFieldState, setValue, control, formState } = useForm<Values>({
    resolver: resolverOf('comment') as unknown as Resolver<Values>,
    shouldFocusError: false, // the summary gets the focus (FM3)
  });
  const { errors } = formState;
  const comment = useWatch({ control, name: 'comment' }) ?? '';
  const summary = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(false);
  // The messages as they were at the last failing submit: an alert must not speak at every key.
  const [failure, setFailure] = useState({ attempt: 0, faults: [] as { field: Field; message: string }[] });
  const faults = failure.faults
    // The form's own state is ahead of the one that this render was given.
    .filter(({ field }) => errors[field] ?? getFieldState(field).error)
    .map(({ field, message }) => ({ id: idOf(field), message }));
  useErrorTitle(faults.length > 0);

  useEffect(() => {
    const here = form.current;
    if (!here) return;
    here.noValidate = true; // only now, so that it is native without script (FM7)
    here.addEventListener('focusin', wantRules);
    for (const [field, value] of Object.entries(loadDraft('comment', fields)) as [Field, string][]) {
      if (value && !getValues(field)) setValue(field, value);
    }
    if (Object.values(getValues()).some(Boolean)) saveDraft('comment', getValues());
    return () => here.removeEventListener('focusin', wantRules);
  }, [getValues, setValue]);

  useEffect(() => {
    if (failure.attempt > 0) summary.current?.focus();
  }, [failure.attempt]);

  const keepDraft = () => {
    setChecked(false);
    const values = getValues();
    if (Object.values(values).some(Boolean)) saveDraft('comment', values);
    else clearDraft('comment');
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
          faults: fields.flatMap((field) => {
            const message = found[field]?.message;
            return message ? [{ field, message }] : [];
          }),
        }));
      },
    )(event);
  };

  const field = (name: Field) => ({ ...register(name), id: idOf(name), error: errors[name]?.message });
  return (
    <div className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <form
        ref={form}
        method="dialog"
        aria-label="Leave a comment"
        onSubmit={submit}
        onChange={keepDraft}
        className="grid gap-5"
      >
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField label="Full name" autoComplete="name" {...field('name')} />
          <TextField
            label="Email address"
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field('email')}
          />
        </div>
        <TextArea label="Comment" limit={fieldLimits.message} text={comment} {...field('comment')} />
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
