import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { LeadForm } from './record.ts';

/** What is to be done now, and the specification's words for when it is done. */
export function SendSteps({ form, opened }: { form: LeadForm; opened: boolean }) {
  return (
    <ol role="list" className="mt-4 grid gap-4 text-left">
      <li className="grid grid-cols-[auto_1fr] gap-x-4">
        <StepNumber now>1</StepNumber>
        <p>
          <strong className="block">Press Send in WhatsApp</strong>
          {opened
            ? 'It is open in another tab, with your message written.'
            : 'Open it below, with your message written.'}{' '}
          {!leadEndpoint && 'Nothing goes to us before you press Send.'}
        </p>
      </li>
      <li className="grid grid-cols-[auto_1fr] gap-x-4 text-ink-mute">
        <StepNumber>2</StepNumber>
        <p>
          <strong className="block font-semibold">When you have pressed Send</strong>
          {form.success}
        </p>
      </li>
    </ol>
  );
}

function StepNumber({ now = false, children }: { now?: boolean; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 place-items-center border-control font-display font-bold ${now ? 'border-on-marigold bg-marigold text-on-marigold' : 'border-edge'}`}
    >
      {children}
    </span>
  );
}
