import type { Firm } from '../firm-schema.ts';
import { firm as english } from '../firm.ts';
import { sample } from '../sample.ts';

/** Details of the firm with the texts that pages show in Hindi. Names, addresses and hours are those of ../firm.ts. */
export const firm = {
  ...english,
  tagline: sample('फ़ाइनेंस और फ़िनटेक सलाह', 'line under the name, in Hindi'),
  purpose: 'MSME, बड़ी कंपनियों, स्टार्टअप, NRI, विदेशी कंपनियों और आम लोगों को पैसा जुटाने, सँभालने और सुरक्षित रखने में मदद।',
  newsletter: 'न्यूज़लेटर: ब्याज दरें, नियम और आख़िरी तारीख़ें',
  founder: { ...english.founder, role: 'संस्थापक' },
} as const satisfies Firm;
