import * as words from '#words/forms.json';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { LeadForm } from './form-definition.ts';
import { PromisedTime } from './form-notes.tsx';

/**
 * The remaining steps. In step 1, the visitor presses Send in the chat. Step 2 shows the success message, marked as
 * pending.
 */
export function SendSteps({ form, isChatOpen }: { form: LeadForm; isChatOpen: boolean }) {
  return (
    <ol role="list" className="mt-4 grid gap-4 text-left">
      <li className="grid grid-cols-[auto_1fr] gap-x-4">
        <StepNumber isCurrent>1</StepNumber>
        <p>
          <strong className="block">{words.firstStep}</strong>
          {isChatOpen ? words.chatIsOpen : words.chatIsBelow} {!leadEndpoint && words.nothingSent}
        </p>
      </li>
      <li className="grid grid-cols-[auto_1fr] gap-x-4 text-muted-foreground">
        <StepNumber>2</StepNumber>
        <p>
          <strong className="block font-semibold">{words.secondStep}</strong>{' '}
          <span className="mt-1 block border-l-account [border-style:dashed] border-input pl-3">
            {form.success}
          </span>{' '}
          <span className="mt-1 block font-semibold text-foreground">
            <PromisedTime form={form} />
          </span>
        </p>
      </li>
    </ol>
  );
}

function StepNumber({ isCurrent = false, children }: { isCurrent?: boolean; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 place-items-center border-control font-display font-bold ${isCurrent ? 'border-primary-foreground bg-primary text-primary-foreground' : '[border-style:dashed] border-input'}`}
    >
      {children}
    </span>
  );
}
