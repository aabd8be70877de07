import type { LegalDetails } from '../firm-schema.ts';
import { registrationLines as englishLines } from '../registrations.ts';
import type { Registration, roles as englishRoles } from '../registrations.ts';

export type { Registration };

const labels: Readonly<Record<Registration, string>> = {
  arn: 'AMFI रजिस्ट्रेशन (ARN)',
  sebi: 'SEBI रजिस्ट्रेशन',
  irdai: 'IRDAI रजिस्ट्रेशन',
  reraAgent: 'RERA एजेंट रजिस्ट्रेशन',
  cin: 'कंपनी नंबर (CIN)',
  gstin: 'GST नंबर (GSTIN)',
};

/** Label and number of each registration that the firm has, in a fixed order; empty ones are left out. */
export const registrationLines = (
  details: Pick<LegalDetails, 'registrations'>,
  names = Object.keys(labels) as readonly Registration[],
): (readonly [label: string, number: string])[] =>
  names.flatMap((name) => englishLines(details, [name]).map(([, number]) => [labels[name], number] as const));

/** Translates 'within 2 working days'. Other wordings stay as the firm wrote them. */
const inHindi = (time: string) =>
  time.replace(
    /^within (\d+) (working )?days?$/,
    (_, days: string, working?: string) => `${days} ${working ? 'कामकाजी ' : ''}दिन में`,
  );

/** The response times of the grievance officer: 'पहला जवाब 2 कामकाजी दिन में और पूरा जवाब 21 दिन में'. */
export const grievanceResponseTimes = ({ acknowledged, answered }: NonNullable<LegalDetails['grievances']>) =>
  [acknowledged && `पहला जवाब ${inHindi(acknowledged)}`, answered && `पूरा जवाब ${inHindi(answered)}`]
    .filter(Boolean)
    .join(' और ');

/** Who pays the firm for investments and insurance, by its role. */
export const roles: Readonly<Record<keyof typeof englishRoles, string>> = {
  distributor:
    'निवेश और बीमा में हम डिस्ट्रीब्यूटर हैं: आप जिस कंपनी का प्रोडक्ट लेते हैं, वही हमें कमीशन देती है। साइन करने से पहले हमसे पूछें कि कितना।',
  adviser: 'निवेश में हम सलाहकार हैं: आप हमें वह फ़ीस देते हैं जो लिखकर तय हुई है, और हम प्रोडक्ट से कोई कमीशन नहीं लेते।',
};
