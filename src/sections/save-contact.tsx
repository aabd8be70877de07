import { Icon } from '../components/icon.tsx';
import { linkClass } from '../components/link.tsx';
import * as common from '#words/common.json';
import { contactCardPath } from '../site/office.ts';

/**
 * A link to the contact card of the firm. With a `download` attribute, iPhones would save the card as a file instead of
 * offering to add the contact.
 */
export const SaveContact = () => (
  <a href={contactCardPath} className={linkClass.wrap}>
    {common.saveContact}
  </a>
);

/** `SaveContact` as the last row of a `ContactList`. */
export const SaveContactRow = () => (
  <li className="grid break-inside-avoid grid-cols-[auto_1fr] items-center gap-x-4 text-highlight">
    <Icon name="download" />
    <span>
      <SaveContact />
    </span>
  </li>
);
