import type { IconName } from '../components/icon.tsx';
import type { Firm } from './firm-schema.ts';
import { firm as written } from './firm.ts';

const firm: Firm = written;
const { street, locality, region, postalCode, country } = firm.address;

/** English as the country writes it: 'en-IN'. */
export const language = `en-${country}`;

/** 'Noida, Uttar Pradesh' */
export const town = [locality, region].filter(Boolean).join(', ');

/** The whole address on one line. */
export const addressLine = `${street}, ${town} ${postalCode}`;

/** Networks that have a drawing of their own. */
const drawn: readonly IconName[] = ['facebook', 'instagram', 'twitter', 'linkedin'];

/** The firm's pages on social networks, in the order of firm.ts. */
export const networks = Object.entries(firm.social).map(([name, href]) => ({
  name,
  href,
  icon: drawn.find((icon) => icon === name.toLowerCase()) ?? ('external' as const),
}));
