import { expect, it } from 'vitest';
import { normalizeWord } from '../../../src/search/spelling.ts';
import { STOP_WORDS } from '../../../src/search/stop-words.ts';

const words = (list: string) => list.split(' ');

it.each(
  words(
    'कर्ज़/कर्ज फ़्लैट/फ्लैट हिन्दी/हिंदी सम्पत्ति/संपत्ति पाँच/पांच रुपये/रूपए चाहिये/चाहिए किश्त/किश्‍त बीमा/बिमा ऑफ़िस/आफिस कंपनियों/कंपनी बिलों/बिल किस्तें/किस्त Loans/loan',
  ),
)('folds %s to one word', (pair) => {
  const [one, other] = pair.split('/').map(normalizeWord);
  expect(one).toBe(other);
});

it.each(words('बिल/बल लोन/लेन किस्त/कस्टम दान/दिन'))('keeps %s apart', (pair) => {
  const [one, other] = pair.split('/').map(normalizeWord);
  expect(one).not.toBe(other);
});

it.each(words('चाहिये कैसे में मैं chahiye kaise'))('ignores %s, a word of questions', (word) => {
  expect(STOP_WORDS.has(normalizeWord(word))).toBe(true);
});
