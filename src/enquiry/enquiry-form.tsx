import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormBody } from './form-body.tsx';
import type { EnquiryFormProps } from './form-body.tsx';
import type { Values } from './form-definition.ts';
import { lazyResolver } from './load-validation.ts';
import { readLinkedAnswer, useLinkedAnswer, usePrefilledAnswers } from './use-prefill.ts';
import { useRestoredValues } from './use-restored-values.ts';

/**
 * An enquiry form. This component contains only hooks, because `useForm` renders its component twice when it mounts.
 * `FormBody` is memoised, so it renders once.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  // There are no default values, because they would replace what the visitor typed before hydration.
  const methods = useForm<Values>({
    resolver: lazyResolver(props.form),
    shouldFocusError: false, // `useErrorSummary` moves focus to the summary (FM3)
  });
  const { search } = useLocation();
  const fields = useRestoredValues(props.form, methods, readLinkedAnswer(props.form, search));
  useLinkedAnswer(props.form, methods, fields.updateDraft);
  usePrefilledAnswers(props.form, methods, fields);
  return <FormBody {...props} methods={methods} fields={fields} />;
}
