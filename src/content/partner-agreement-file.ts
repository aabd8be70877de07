import { base } from '../site/language.ts';

/** The PDF of the sample agreement, which `npm run downloads` prints from src/sections/partner-agreement.tsx. */
export const partnerAgreementFile = {
  href: `${base}/downloads/partner-agreement.pdf` as `/${string}`,
  format: 'PDF',
} as const;
