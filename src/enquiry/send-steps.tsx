import { leadEndpoint } from '../site/lead-endpoint.ts';
import type { LeadForm } from './form-definition.ts';

/** The two steps: what the visitor has to do now, and, drawn as pending, the specified words for when it is done. */
export function SendSteps({ form, opened }: { form: LeadForm; opened: boolean }) {
  return (
    <ol role="list" className="mt-4 grid gap-4 text-left">
      <li className="grid grid-cols-[auto_1fr] gap-x-4">
        <StepNumber now>1</StepNumber>
        <p>
          <strong className="block">Press Send in WhatsApp</strong>
          {opened
            ? 'It is open in another tab, with your message ready.'
            : 'Open it below, with your message ready.'}{' '}
          {!leadEndpoint && 'Nothing is sent until you press Send.'}
        </p>
      </li>
      <li className="grid grid-cols-[auto_1fr] gap-x-4 text-ink-mute">
        <StepNumber>2</StepNumber>
        <p>
          <strong className="block font-semibold">After you press Send in WhatsApp:</strong>{' '}
          <span className="mt-1 block border-l-account border-dashed border-edge pl-3">{form.success}</span>
        </p>
      </li>
    </ol>
  );
}

function StepNumber({ now = false, children }: { now?: boolean; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 place-items-center border-control font-display font-bold ${now ? 'border-on-marigold bg-marigold text-on-marigold' : 'border-dashed border-edge'}`}
    >
      {children}
    </span>
  );
}
