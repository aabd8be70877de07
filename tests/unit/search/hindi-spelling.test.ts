import { expect, it } from 'vitest';
import { normalizeWord } from '../../../src/search/spelling.ts';
import { STOP_WORDS } from '../../../src/search/stop-words.ts';

it.each([
  ['कर्ज़', 'कर्ज'],
  ['फ़्लैट', 'फ्लैट'],
  ['हिन्दी', 'हिंदी'],
  ['सम्पत्ति', 'संपत्ति'],
  ['पाँच', 'पांच'],
  ['रुपये', 'रूपए'],
  ['चाहिये', 'चाहिए'],
  ['किश्त', 'किश्‍त'],
  ['बीमा', 'बिमा'],
  ['ऑफ़िस', 'आफिस'],
  ['कंपनियों', 'कंपनी'],
  ['बिलों', 'बिल'],
  ['किस्तें', 'किस्त'],
  ['Loans', 'loan'],
])('folds %s and %s to one word', (one, other) => {
  expect(normalizeWord(one)).toBe(normalizeWord(other));
});

it.each([
  ['बिल', 'बल'],
  ['लोन', 'लेन'],
  ['किस्त', 'कस्टम'],
  ['दान', 'दिन'],
])('keeps %s and %s apart', (one, other) => {
  expect(normalizeWord(one)).not.toBe(normalizeWord(other));
});

it('ignores the words of a question in both scripts', () => {
  for (const word of ['चाहिये', 'कैसे', 'में', 'मैं', 'chahiye', 'kaise'])
    expect(STOP_WORDS.has(normalizeWord(word)), `${word}`).toBe(true);
});
