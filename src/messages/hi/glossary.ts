import { businessTerms } from './glossary/business.ts';
import { firmTerms } from './glossary/firm.ts';
import { moneyTerms } from './glossary/money.ts';
import { protectionTerms } from './glossary/protection.ts';

/** The Hindi word for each English term, decided once: spoken Hindi with the loanwords that people use. */
export const glossary = { ...moneyTerms, ...businessTerms, ...protectionTerms, ...firmTerms } as const;

/** Official, literary or mistaken words, with what is written instead. */
export const avoided = {
  ऋण: 'लोन or कर्ज़',
  सूद: 'ब्याज',
  चालान: 'बिल',
  इनवॉयस: 'बिल',
  दूरभाष: 'फ़ोन',
  कृपया: 'a plain request with आप',
  प्रपत्र: 'फ़ॉर्म',
  आवास: 'होम or घर',
  संपत्ति: 'प्रॉपर्टी',
  विक्रेता: 'सप्लायर',
  क्रेता: 'ख़रीदार',
  'नि:शुल्क': 'मुफ़्त',
  निःशुल्क: 'मुफ़्त',
  व्यापार: 'कारोबार',
  व्यवसाय: 'कारोबार',
  कार्यालय: 'दफ़्तर',
  धनराशि: 'रकम',
  राशि: 'रकम',
  प्रतिभूति: 'गिरवी',
  तुम: 'आप',
  'एकमुश्त भुगतान': 'पार्ट-पेमेंट, as the other word also means to settle the whole loan',
  'टूटी रेखा': 'डैश वाली लाइन, as the other is a broken line',
  'फ़ीस लिखकर देते': 'लिखकर बता देते, as the other says that we pay the fee',
  // Spellings: ख़, ज़ and फ़ with nukta, क़ only in क़ानून, no ग़; हिंदी except in the language link
  'कौन सा': 'कौन-सा',
  'कौन से': 'कौन-से',
  'कौन सी': 'कौन-सी',
  क़स्बा: 'कस्बा',
  कानूनी: 'क़ानूनी',
  खर्च: 'ख़र्च',
  अनुरोध: 'पूछताछ',
  खुद: 'ख़ुद',
  आखिर: 'आख़िर',
  तारीख: 'तारीख़',
  मुक़ाबले: 'मुकाबले',
  संभालकर: 'सँभालकर',
  लेनदेन: 'लेन-देन',
  रुपए: 'रुपये',
  किराए: 'किराये',
} as const satisfies Record<string, string>;
