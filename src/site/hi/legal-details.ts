import type { LegalDetails } from '../firm-schema.ts';
import { legalDetails as written } from '../legal-details.ts';

/** '2 कामकाजी दिन के अंदर' for 'within 2 working days'; another text unchanged. */
const inHindi = (time: string) =>
  time.replace(
    /^within (\d+) (working )?days?$/,
    (_, count: string, working?: string) => `${count} ${working ? 'कामकाजी ' : ''}दिन के अंदर`,
  );

const { grievances, ...rest }: LegalDetails = written;

/** The legal details with the response times in Hindi. */
export const legalDetails: LegalDetails = {
  ...rest,
  ...(grievances && {
    grievances: {
      ...grievances,
      ...(grievances.acknowledged && { acknowledged: inHindi(grievances.acknowledged) }),
      ...(grievances.answered && { answered: inHindi(grievances.answered) }),
    },
  }),
};
