import { linkClass } from '../components/link.tsx';
import * as common from '../messages/common.ts';
import { contactCardPath } from '../site/office.ts';

/** Link that adds the firm to the visitor's contacts. Without `download`: iPhones then open it in Contacts. */
export const SaveContact = () => (
  <a href={contactCardPath} className={linkClass.line}>
    {common.saveContact}
  </a>
);
