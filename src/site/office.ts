import type { Firm } from './firm-schema.ts';
import { firm as firmDetails } from './firm.ts';
import { base } from './language.ts';

const firm: Firm = firmDetails;
const { street, locality, region, postalCode, country } = firm.address;

/** The locale of English texts: English as written in the country of the office, such as 'en-IN'. */
export const officeLocale = `en-${country}`;

/** The town and the region of the office: 'Noida, Uttar Pradesh'. */
export const town = [locality, region].filter(Boolean).join(', ');

/** The complete postal address on one line. */
export const addressLine = `${street}, ${town} ${postalCode}`;

/** The networks for which components/icon.tsx has an icon. */
const networksWithIcon = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

/**
 * The firm's profiles on social networks, in the order of firm.ts. A network that has no icon gets the icon 'external'.
 */
export const networks = Object.entries(firm.social).map(([name, href]) => ({
  name,
  href,
  icon: networksWithIcon.find((icon) => icon === name.toLowerCase()) ?? ('external' as const),
}));

/** The path of the contact card (build/contact-card.ts). */
export const contactCardPath = `${base}/contact.vcf`;

/** The path of the feed of articles (articles/plugin/feed.ts). */
export const feedPath = `${base}/feed.xml`;
