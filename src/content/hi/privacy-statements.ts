import type { Firm } from '../../site/firm-schema.ts';
import { firm } from '../../site/firm.ts';
import type { ThirdParties } from '../../site/third-parties.ts';

const { video }: Firm = firm;

/** Returns statements about what the site does not do, as far as they are true for the list of third parties. */
export function privacyStatements({ script, connect, frame, image }: ThirdParties): string[] {
  const counts = script.length + connect.filter(({ enquiries }) => !enquiries).length > 0;
  const shows = frame.length + image.length > 0;
  return [
    script.length > 0 ? 'यह वेबसाइट अपनी कोई कुकी नहीं रखती।' : 'यह वेबसाइट कोई कुकी नहीं रखती।',
    ...(counts ? [] : ['यह विज़िट नहीं गिनती, और एक पेज से दूसरे पेज तक आप पर नज़र नहीं रखती।']),
    shows
      ? 'फ़ॉन्ट इसी वेबसाइट से आते हैं, किसी और कंपनी से नहीं।'
      : `${video ? 'फ़ॉन्ट, तस्वीरें और फ़िल्म' : 'फ़ॉन्ट और तस्वीरें'} इसी वेबसाइट से आती हैं, किसी और कंपनी से नहीं।`,
    'इसमें न लॉगिन है, न कोई खाता।',
  ];
}
