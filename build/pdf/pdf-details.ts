import { formatDate } from '../../src/lib/format-date.ts';
import { formatMessage } from '../../src/lib/format-message.ts';
import { chatUrl, telLink } from '../../src/lib/phone.ts';
import * as common from '#words/common.json';
import * as words from '#words/document.json';
import { firm } from '../../src/site/firm.ts';
import { pageLocale } from '../../src/site/language.ts';
import { addressLine, officeLocale } from '../../src/site/office.ts';
import { shownHours } from '../../src/site/shown-hours.ts';

/**
 * Returns the language and the texts that all PDFs of a language have in common.
 * @param builtAt the time of the build, in ms since 1970
 */
export const pdfDetails = (builtAt: number) => ({
  language: pageLocale ?? officeLocale,
  contact: [
    firm.name,
    addressLine,
    shownHours,
    { text: firm.phone, url: telLink(firm.phone), name: common.callPrefix + firm.phone },
    { text: firm.email, url: `mailto:${firm.email}`, name: common.emailPrefix + firm.email },
    { text: common.chatOnWhatsApp, url: chatUrl(firm.chatNumber), name: common.chatOnWhatsApp },
  ],
  note: formatMessage(words.pdfNote, { date: formatDate(new Date(builtAt).toISOString().slice(0, 10)) }),
});
