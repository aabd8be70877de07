import { shownHours } from '../site/shown-hours.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { ContactList } from '../components/contact-list.tsx';
import { SideBox } from './side-layout.tsx';
import * as words from '#words/sections.json';

interface ContactBoxProps {
  title?: string;
  /** The office hours by default. */
  text?: string;
  /** Hidden on phones, where the call to action or the enquiry follows. */
  wideOnly?: boolean;
}

/** A box of the side column: when and how to reach the firm. */
export function ContactBox({
  title = words.speakToUs,
  text = shownHours,
  wideOnly = false,
}: ContactBoxProps) {
  return (
    <SideBox title={title} ground="accent" wideOnly={wideOnly}>
      <p className="mb-1.5 text-foreground-soft">
        {text}
        <OfficeStatus />
      </p>
      <ContactList show={['phone', 'email', 'chat']} />
    </SideBox>
  );
}
