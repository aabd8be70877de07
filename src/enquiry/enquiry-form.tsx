import { memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { ErrorSummary, useErrorTitle } from '../components/error-summary.tsx';
import { Spoken } from '../components/spoken.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { Values } from './field-props.ts';
import { forms } from './forms.ts';
import type { LeadForm } from './forms.ts';
import { HandOff } from './hand-off.tsx';
import { OtherWays } from './other-ways.tsx';
import { resolverOf } from './rules.ts';
import { useEnquiryForm, useTakeOver } from './use-enquiry-form.ts';

type Tools = ReturnType<typeof useEnquiryForm>;

interface EnquiryFormProps {
  form: LeadForm;
  /** Words of the submit button. */
  submit: string;
  /** Level of the heading that appears after a valid submit. */
  level: 2 | 3 | 4;
  rosette: RosetteName;
  /** `row`: the fields and the button side by side, for a band of one field. */
  layout?: 'block' | 'row';
  children: (tools: Pick<Tools, 'field' | 'shapedField' | 'control'>) => ReactNode;
}

const layouts = {
  block: { form: 'grid gap-5', end: 'flex flex-wrap items-center gap-x-5 gap-y-3', look: 'primary' },
  row: { form: 'enquiry-row', end: 'contents', look: 'solid' },
} as const;

interface BodyProps extends EnquiryFormProps {
  methods: UseFormReturn<Values>;
  element: RefObject<HTMLFormElement | null>;
}

const Body = memo(function Body({ methods, element, ...props }: BodyProps) {
  const { form, submit, level, rosette, layout = 'block', children } = props;
  const tools = useEnquiryForm(form, methods);
  const { formProps, submitProps, faults, summary, enquiry, succeeded, confirm, resume } = tools;
  useErrorTitle(faults.length > 0);
  const look = layouts[layout];
  return (
    <div className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <OtherWays form={form} />
      <form ref={element} method="dialog" aria-label={forms[form].title} className={look.form} {...formProps}>
        {children(tools)}
        <div className={look.end} data-needs-script="">
          <Button type="submit" look={look.look} {...submitProps}>
            <span>
              {submit}
              <Spoken> (opens in new tab)</Spoken>
            </span>
          </Button>
          <p className="enquiry-note text-caption">
            WhatsApp opens in a new tab with your message written. It goes only when you press Send there.
          </p>
        </div>
      </form>
      <HandOff
        form={form}
        level={level}
        rosette={rosette}
        enquiry={enquiry}
        succeeded={succeeded}
        onConfirm={confirm}
        onResume={resume}
      />
    </div>
  );
});

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
  const element = useTakeOver(props.form, methods);
  return <Body {...props} methods={methods} element={element} />;
}
