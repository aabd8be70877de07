import words from '#words/firm.json';
import type { LegalDetails } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * The details about the firm that the law requires (checked by firm-schema.ts). They are not in firm.ts, because few
 * pages show them. Pages leave out details that are omitted or empty.
 */
export const legalDetails = {
  registrations: {
    arn: sample('ARN-000000', 'mutual fund distributor: number of the AMFI registration'),
    sebi: sample('INX000000000', 'number of the SEBI registration: a broker’s, unless the role is adviser'),
    irdai: sample('IRDAI 000000', 'number of the IRDAI registration'),
    reraAgent: sample('UPRERAAGT00000', 'number of the registration as an agent under RERA'),
    cin: sample('U00000UP0000PTC000000', 'corporate identity number'),
    gstin: sample('09AAAAA0000A0Z0', 'GST identification number'),
  },
  role: sample('distributor', 'distributor or adviser: who pays the firm for investments and insurance'),
  grievances: sample(
    {
      name: words.grievanceOfficer,
      email: 'grievance@aarohan.example',
      acknowledged: { count: 2, unit: 'workingDays' },
      answered: { count: 21, unit: 'days' },
    },
    'grievance officer: name, mail, and the times of the first and the full answer',
  ),
} as const satisfies LegalDetails;
