import type { Firm } from './firm-schema.ts';
import { firm as written } from './firm.ts';
import { base } from './language.ts';

const firm: Firm = written;
const { street, locality, region, postalCode, country } = firm.address;

/** The locale of the office: 'en-IN'. */
export const language = `en-${country}`;

/** The town and region: 'Noida, Uttar Pradesh'. */
export const town = [locality, region].filter(Boolean).join(', ');

/** The complete address on one line. */
export const addressLine = `${street}, ${town} ${postalCode}`;

/** The networks that have an icon. */
const drawn = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

/** The profiles of the firm on social networks, in the order of firm.ts. */
export const networks = Object.entries(firm.social).map(([name, href]) => ({
  name,
  href,
  icon: drawn.find((icon) => icon === name.toLowerCase()) ?? ('external' as const),
}));

/** The path of the firm's contact card (build/contact-card.ts). */
export const contactCardPath = `${base}/contact.vcf`;

/** The path of the feed of articles (articles/plugin/feed.ts). */
export const feedPath = `${base}/feed.xml`;
