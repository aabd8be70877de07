import words from '#words/firm.json';
import type { Firm } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * The details of the firm. The build checks them (firm-schema.ts) and names invalid fields. Registrations and the
 * grievance officer are in legal-details.ts.
 */
export const firm = {
  name: sample('Aarohan Advisory', 'name of the firm'),
  /** Optional: the name in the script of other languages. Pages in these languages show it next to `name`. */
  localNames: { hi: sample('आरोहण एडवाइज़री', 'name of the firm in Hindi') },
  /** The schema.org type for search engines, a subtype of LocalBusiness such as Dentist or LegalService. */
  kind: 'FinancialService',
  tagline: sample(words.tagline, 'line under the name'),
  /** A text about the firm's customers and purpose, which the footer shows below the name. */
  purpose: words.purpose,
  /** The heading of the newsletter form. */
  newsletter: words.newsletter,
  siteUrl: sample('https://www.aarohan.example', 'URL of the site, for canonical links and sharing'),
  /** The phone number with its country code, and with the spaces that are usual in the country: '+91 20 2612 3456'. */
  phone: sample('+91 00000 00000', 'phone number'),
  chatNumber: sample('+91 00000 00000', 'WhatsApp number that enquiries go to'),
  email: sample('desk@aarohan.example', 'customer-care email'),
  address: {
    street: sample('Tower Zero, Floor 0, Sector 000', 'office address'),
    locality: 'Noida',
    region: 'Uttar Pradesh',
    postalCode: sample('000000', 'postal code of the office'),
    /** The ISO 3166 code of the country, such as IN, GB or AE. */
    country: 'IN',
  },
  /** The time zone of the office, and the name of the place that forms show next to times. */
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  /**
   * The places in whose time pages also show the office hours. `minutesAhead` compares the clock of the place with the
   * clock of the office. It must be the same all year: both clocks change on the same days, or neither has summer time.
   */
  abroad: [{ zone: 'Asia/Dubai', place: 'Dubai', minutesAhead: -90 }],
  /**
   * The profiles on social networks, in the order in which pages show them. Pages use the names of the fields as
   * labels.
   */
  social: {
    Facebook: sample('https://www.facebook.com/aarohan.example', 'Facebook page'),
    Instagram: sample('https://www.instagram.com/aarohan.example', 'Instagram page'),
    Twitter: sample('https://twitter.com/aarohan_example', 'Twitter page'),
    LinkedIn: sample('https://www.linkedin.com/company/aarohan-example', 'LinkedIn page'),
  },
  /** The opening hours, with one range or several: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm'. */
  hours: 'Mon-Sat 10.00 am to 06.00 pm',
  consultationHours: 'Mon-Fri 09.00 am-05.00 pm',
  /** How soon the office answers an enquiry. The unit `workingDays` counts the days in `hours`, except holidays. */
  replyTime: sample({ count: 1, unit: 'workingDays' }, 'how soon you answer an enquiry'),
  founder: {
    name: sample(words.founderName, 'name of the founder'),
    role: words.founderRole,
    portrait: sample('founder', 'engraved portrait of the founder'),
  },
  developer: sample('Sector Zero Studio', 'who developed the site, credited in the footer'),
  /**
   * The film that the Play button starts, as files (film.ts) or as `{ youtube: 'eleven-character id' }`. It can be
   * omitted.
   */
  video: sample({ file: 'how-we-work', languages: ['en', 'hi'] }, 'film behind Play'),
} as const satisfies Firm;
