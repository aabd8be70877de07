import { name, notice, reply, usual } from '../fields.ts';
import type { Fields } from '../record.ts';

interface Own<Asked extends Fields> {
  id: string;
  /** The service, plan or model, as the page calls it. */
  title: string;
  /** What the firm needs to know: at most three answers. */
  asks: Asked;
  /** The choice that a link can answer beforehand. */
  asked?: keyof Asked & string;
}

/** The enquiry of a page: a name, what the firm needs, and one way to answer. */
export const own = <const Asked extends Fields>({ id, title, asks, asked }: Own<Asked>) => ({
  id,
  title,
  submit: 'Send enquiry',
  success: 'Thank you! Your enquiry has been sent successfully. We will contact you soon.',
  behaviour: usual,
  carries: true,
  lead: notice(`New ${title} enquiry`),
  ...(asked && { asked }),
  fields: { name, ...asks, reply },
});
