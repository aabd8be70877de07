import words from '#words/firm.json';
import type { Firm } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * The details of the firm. The build checks them (firm-schema.ts) and names invalid fields. Registrations and the
 * grievance officer are in legal-details.ts.
 */
export const firm = {
  name: sample('Aarohan Advisory', 'name of the firm'),
  /** The schema.org type for search engines, a subtype of LocalBusiness such as Dentist or LegalService. */
  kind: 'FinancialService',
  tagline: sample(words.tagline, 'line under the name'),
  /** Below the name in the footer: the firm's customers and purpose. */
  purpose: words.purpose,
  /** Heading of the newsletter form. */
  newsletter: words.newsletter,
  siteUrl: sample('https://www.aarohan.example', 'URL of the site, for canonical links and sharing'),
  /** The phone number with country code, and with the usual spaces: '+91 20 2612 3456', '+44 113 496 0000'. */
  phone: sample('+91 00000 00000', 'phone number'),
  chatNumber: sample('+91 00000 00000', 'WhatsApp number that enquiries go to'),
  email: sample('desk@aarohan.example', 'customer-care email'),
  address: {
    street: sample('Tower Zero, Floor 0, Sector 000', 'office address'),
    locality: 'Noida',
    region: 'Uttar Pradesh',
    postalCode: sample('000000', 'postal code of the office'),
    /** ISO 3166 code: IN, GB, AE. */
    country: 'IN',
  },
  /** The time zone of the office, and the place name that forms show with it. */
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  /** Places for which pages show the office hours. Their clocks differ from the office's by as much all year. */
  abroad: [{ zone: 'Asia/Dubai', place: 'Dubai', minutesAhead: -90 }],
  /** The profiles by their visible names, in this order. */
  social: {
    Facebook: sample('https://www.facebook.com/aarohan.example', 'Facebook page'),
    Instagram: sample('https://www.instagram.com/aarohan.example', 'Instagram page'),
    Twitter: sample('https://twitter.com/aarohan_example', 'Twitter page'),
    LinkedIn: sample('https://www.linkedin.com/company/aarohan-example', 'LinkedIn page'),
  },
  /** One range or several: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm'. */
  hours: 'Mon-Sat 10.00 am to 06.00 pm',
  consultationHours: 'Mon-Fri 09.00 am-05.00 pm',
  /** How soon the office answers an enquiry: `workingDays` are those of `hours`, without holidays. */
  replyTime: sample({ count: 1, unit: 'workingDays' }, 'how soon you answer an enquiry'),
  founder: {
    name: sample(words.founderName, 'name of the founder'),
    role: words.founderRole,
    portrait: sample('founder', 'engraved portrait of the founder'),
  },
  developer: sample('Sector Zero Studio', 'who developed the site, credited in the footer'),
  /** The video behind Play (film.ts): files, or `{ youtube: 'eleven-character id' }`. Optional. */
  video: sample({ file: 'how-we-work', languages: ['en', 'hi'] }, 'film behind Play'),
} as const satisfies Firm;
