import { expect, it } from 'vitest';
import { normalizeWord } from '../../../src/search/spelling.ts';
import { STOP_WORDS } from '../../../src/search/stop-words.ts';
import { tokenize, tokenizePage } from '../../../src/search/tokenize.ts';

const words = (list: string) => list.split(/\s+/);
const normal = (text: string) => tokenize(text).map(normalizeWord).join(' ');

it.each(
  words(
    `कर्ज़/कर्ज फ़्लैट/फ्लैट हिन्दी/हिंदी सम्पत्ति/संपत्ति सम्पति/संपत्ति पाँच/पांच रुपये/रूपए चाहिये/चाहिए किश्त/किश्‍त
     किस्त/किश्त बीमा/बिमा ऑफ़िस/आफिस कंपनियों/कंपनी बिलों/बिल किस्तें/किस्त Loans/loan मुम्बई/मुंबई पेन्शन/पेंशन
     रजिस्ट्रेशन/रजिस्टरेशन अच्छा/अछा ऋण/रिण गृह/ग्रिह ऋण/ऋन ज़मीन/ज़मीन क्‍लेम/क्लेम लाॅन/लान सॉफ़्ट/साफ्ट ज्ञान/ग्यान
     ४५/45 १०/10 4५/45 ٤٥/45 so\u00adft/soft`,
  ),
)('the search treats %s as one word', (pair) => {
  const [one, other] = pair.split('/').map(normalizeWord);
  expect(one).toBe(other);
});

it.each(words('बिल/बल लोन/लेन किस्त/कस्टम दान/दिन गृह/ग्रह एसी/एसए'))('the search distinguishes %s', (pair) => {
  const [one, other] = pair.split('/').map(normalizeWord);
  expect(one).not.toBe(other);
});

it.each(words('चाहिये कैसे में मैं chahiye kaise'))('the search ignores the stop word %s', (word) => {
  expect(STOP_WORDS.has(normalizeWord(word))).toBe(true);
});

it.each([
  ['msme', 'एमएसएमई, ऐमऐसऐमई, एम.एस.एम.ई., एम एस एम ई, एम-एस-एम-ई, एम॰एस॰एम॰ई॰, M.S.M.E., m s m e, MSME'],
  ['gst', 'जीएसटी, जी.एस.टी, जी एस टी, G. S. T., जीऐसटी, जी‌एस‌टी'],
  ['kyc', 'केवाईसी, के वाई सी, के.वाई.सी., K Y C'],
  ['uk', 'यूके, यू के'],
  ['wxyz', 'डब्ल्यूएक्सवाईज़ेड, डब्लू एक्स वाई जेड'],
  ['26qb', '26क्यूबी, २६क्यूबी'],
])('the search recognises %s in all its spellings: %s', (latin, written) => {
  expect(written.split(', ').map(normal)).toEqual(written.split(', ').map(() => latin));
});

it.each([
  ['जी एस टी के लिए', 'gst के लिए'],
  ['a K.Y.C. form', 'a kyc form'],
  ['am i a resident', 'am i a resident'],
  ['आई', 'आई'],
  ['ए लोन', 'ए लोन'],
])('the search reads %j as %j, because it joins only the letters of abbreviations', (query, expected) => {
  expect(normal(query)).toBe(expected.split(' ').map(normalizeWord).join(' '));
});

it('a compound with a short part is also indexed as one word', () => {
  expect(tokenizePage('ई-मेल, start-up, loan-to-value, home-loan, 15-a')).toEqual(
    words('ई मेल ईमेल start up startup loan to value home loan 15 a'),
  );
  const read = (query: string) => tokenize(query, (word) => word === 'ईमेल' || word === 'email').join(' ');
  expect(['ई-मेल', 'ई मेल', 'ईमेल', 'e mail', 'e-mail', 'start-up'].map(read)).toEqual(
    'ईमेल, ईमेल, ईमेल, email, email, start up'.split(', '),
  );
  expect(tokenize('long-term', () => true)).toEqual(['long', 'term']);
});
