import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorSummary, useErrorTitle } from '../components/error-summary.tsx';
import { Spoken } from '../components/spoken.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { forms } from './forms.ts';
import type { LeadForm } from './forms.ts';
import { HandOff } from './hand-off.tsx';
import { OtherWays } from './other-ways.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

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
  children: (tools: Pick<Tools, 'field' | 'shapedField' | 'message'>) => ReactNode;
}

const layouts = {
  block: { form: 'grid gap-5', end: 'flex flex-wrap items-center gap-x-5 gap-y-3', look: 'primary' },
  row: { form: 'enquiry-row', end: 'contents', look: 'solid' },
} as const;

/**
 * Error summary, form and what follows it, for every form whose valid submit opens the chat.
 * `method="dialog"` keeps a submit before hydration from writing personal data into the address.
 */
export function EnquiryForm({ form, submit, level, rosette, layout = 'block', children }: EnquiryFormProps) {
  const tools = useEnquiryForm(form);
  const { formProps, submitProps, faults, summary, enquiry, succeeded, confirm, resume } = tools;
  useErrorTitle(faults.length > 0);
  const look = layouts[layout];
  return (
    <div className="enquiry">
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      <OtherWays form={form} />
      <form method="dialog" aria-label={forms[form].title} className={look.form} {...formProps}>
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
}
