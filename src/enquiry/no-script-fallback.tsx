import { inNewTab } from '../components/new-tab.tsx';
import { digitsOf, telLink } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { chatLink } from './chat-link.ts';
import type { LeadForm } from './form-definition.ts';

const link = 'inline-flex min-h-tap items-center font-semibold underline underline-offset-[.28em]';

/** Beside each form, for a visitor without script: the same enquiry by chat, phone or mail (FM7). */
export function NoScriptFallback({ form: { title } }: { form: LeadForm }) {
  return (
    <p data-without-script="" className="text-small">
      This form needs JavaScript. Without it:{' '}
      <a href={chatLink(digitsOf(firm.chatNumber), `Enquiry: ${title}`).href} {...inNewTab} className={link}>
        chat about {title} (opens in new tab)
      </a>
      ,{' '}
      <a href={telLink(firm.phone)} className={link}>
        call {firm.phone}
      </a>{' '}
      or{' '}
      <a href={`mailto:${firm.email}?subject=${encodeURIComponent(title)}`} className={link}>
        write to {firm.email}
      </a>
      .
    </p>
  );
}
