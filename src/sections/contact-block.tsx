import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { networks } from '../site/office.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { ContactList } from '../components/contact-list.tsx';
import type { ContactWay } from '../components/contact-list.tsx';
import { SaveContactRow } from './save-contact.tsx';
import { SocialLines } from './social-lines.tsx';

export interface ContactBlockProps {
  id?: string;
  title: string;
  text?: string;
  show?: readonly (ContactWay | 'social')[];
}

/** Contact details of the firm in a tinted box. */
export function ContactBlock({
  id,
  title,
  text,
  show = ['address', 'hours', 'phone', 'email', 'chat'],
}: ContactBlockProps) {
  const ways = show.filter((way) => way !== 'social');
  return (
    <section id={id} className="@container border-hair border-input bg-accent p-6 sm:p-8">
      <h2 className="font-display text-h2-prose">{title}</h2>
      {text && <p className="mt-2.5 max-w-text text-foreground-soft">{preventRangeWraps(text)}</p>}
      <div className="mt-4">
        <ContactList variant="columns" show={ways} belowHours={<OfficeStatus />}>
          {ways.includes('phone') && <SaveContactRow />}
        </ContactList>
      </div>
      {show.includes('social') && networks.length > 0 && (
        <div className="mt-4 border-t-hair border-input pt-3">
          <SocialLines />
        </div>
      )}
    </section>
  );
}
