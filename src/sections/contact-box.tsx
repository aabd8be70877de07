import { firm } from '../site/firm.ts';
import { ContactList } from '../components/contact-list.tsx';
import { SideBox } from './side-layout.tsx';

interface ContactBoxProps {
  title?: string;
  /** Instead of the office's hours. */
  text?: string;
  /** Left out on a phone, which comes to the same words further down. */
  wideOnly?: boolean;
}

/** A box of a side column: when and how to reach the firm. */
export function ContactBox({ title = 'Speak to us', text = firm.hours, wideOnly = false }: ContactBoxProps) {
  return (
    <SideBox title={title} ground="ledger" wideOnly={wideOnly}>
      <p className="mb-1.5 text-ink-soft">{text}</p>
      <ContactList show={['phone', 'email', 'chat']} />
    </SideBox>
  );
}
