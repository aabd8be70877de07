import type { Firm } from './firm-schema.ts';
import { firm as firmDetails } from './firm.ts';
import { base } from './language.ts';

const firm: Firm = firmDetails;
const { street, locality, region, postalCode, country } = firm.address;

/** The locale of English texts: English as used in the country of the office, 'en-IN'. */
export const officeLocale = `en-${country}`;

/** The town and region: 'Noida, Uttar Pradesh'. */
export const town = [locality, region].filter(Boolean).join(', ');

/** The complete address on one line. */
export const addressLine = `${street}, ${town} ${postalCode}`;

/** The networks for which components/icon.tsx has an icon. */
const networksWithIcon = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

/** The firm's profiles on social networks, in the order of firm.ts. A network without an icon of its own gets 'external'. */
export const networks = Object.entries(firm.social).map(([name, href]) => ({
  name,
  href,
  icon: networksWithIcon.find((icon) => icon === name.toLowerCase()) ?? ('external' as const),
}));

/** The path of the contact card, which build/contact-card.ts creates. */
export const contactCardPath = `${base}/contact.vcf`;

/** The path of the feed of articles, which articles/plugin/feed.ts creates. */
export const feedPath = `${base}/feed.xml`;
