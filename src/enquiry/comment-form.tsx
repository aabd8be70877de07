import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Announced } from '../components/announced.tsx';
import { Button } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { fieldChecks } from './field-checks.ts';
import { FormFields } from './form-fields.tsx';
import type { Values } from './form-fields.tsx';
import { comment } from './forms/letters.ts';
import { resolverOf, loadValidation } from './rules.ts';
import { useFaults } from './use-faults.ts';
import { useRestoredValues } from './use-restored-values.ts';

/** Under the sample article: checks its fields, keeps what was typed, and says that nothing is published. */
export function CommentForm() {
  const methods = useForm<Values>({
    resolver: resolverOf(comment),
    shouldFocusError: false, // the summary gets the focus (FM3)
  });
  const { element, readFields, keepDraft } = useRestoredValues(comment, methods);
  const { register, handleSubmit, getValues, getFieldState, setValue, control, formState, trigger } = methods;
  const { errors, submitCount } = formState;
  const checks = fieldChecks({ errors, submitCount, trigger });
  const { summary, faults, tell } = useFaults(comment, errors, getFieldState);
  const [checked, setChecked] = useState(false);
  useTitlePrefix(faults.length > 0 ? 'Error: ' : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    loadValidation();
    readFields();
    void handleSubmit(
      () => setChecked(true),
      (found) => {
        setChecked(false);
        tell(found);
      },
    )(event);
  };

  const errorOf = (field: string) => errors[field]?.message;
  return (
    <div {...lazyRoot} className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <form
        ref={element}
        data-draft={comment.id}
        method="dialog"
        aria-label={comment.title}
        {...checks}
        onSubmit={submit}
        onChange={(event) => {
          setChecked(false);
          keepDraft();
          checks.onChange(event);
        }}
        className="grid gap-5"
      >
        <FormFields tools={{ form: comment, register, setValue, getValues, control, errorOf }} />
        <div data-needs-script="">
          <Button type="submit">Post comment</Button>
        </div>
      </form>
      {checked && (
        <p className="mt-2 font-semibold">
          <Announced>
            Comments on this article are closed, so yours was not published. Your text is still in the form.
          </Announced>
        </p>
      )}
    </div>
  );
}
