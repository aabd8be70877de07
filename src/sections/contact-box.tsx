import { shownHours } from '../site/shown-hours.ts';
import { OfficeStatus } from '../components/office-status.tsx';
import { ContactList } from '../components/contact-list.tsx';
import { SideBox } from './side-layout.tsx';
import * as words from '#words/sections.json';

interface ContactBoxProps {
  title?: string;
  /** The text above the links. By default, it is the office hours. */
  text?: string;
  /** Whether the box is hidden on phones. Use this if a call to action or the enquiry follows directly below. */
  hiddenOnPhones?: boolean;
}

/** A box in the side column with contact details and office hours. */
export function ContactBox({
  title = words.speakToUs,
  text = shownHours,
  hiddenOnPhones = false,
}: ContactBoxProps) {
  return (
    <SideBox title={title} ground="accent" hiddenOnPhones={hiddenOnPhones}>
      <p className="mb-1.5 text-foreground-soft">
        {text}
        <OfficeStatus />
      </p>
      <ContactList show={['phone', 'email', 'chat']} />
    </SideBox>
  );
}
