import { expect, it } from 'vitest';
import {
  loadAttachedLines,
  loadSentence,
  saveAttachedLines,
  saveSentence,
} from '../../../src/lib/prefill.ts';
import { attachList } from '../../../src/sections/paper-list-storage.ts';

it('an attached list of documents is in Hindi for the visitor, after the calculation, and in English for the lead', () => {
  const path = '/services/realState';
  saveAttachedLines(path, ['Monthly EMI: ₹56,681']);
  saveSentence(path, 'EMI ₹56,681 बनती है।');
  const list = {
    title: 'Real Estate, company',
    shownTitle: 'रियल एस्टेट, कंपनी',
    papers: [
      { englishName: 'Title deeds', shown: 'प्रॉपर्टी के कागज़', why: '' },
      { englishName: 'PAN', shown: 'PAN', why: '' },
      { englishName: 'Form 16', shown: 'फ़ॉर्म 16', why: '' },
    ],
  };
  const hindi = 'EMI ₹56,681 बनती है। दस्तावेज़ों की सूची: रियल एस्टेट, कंपनी।';
  attachList(path, { ...list, ticked: [] });
  expect(loadSentence(path)).toBe(hindi);
  attachList(path, { ...list, ticked: ['PAN', 'Title deeds'] });
  expect(loadSentence(path)).toBe(`${hindi} आपके पास हैं: प्रॉपर्टी के कागज़, PAN। बाकी 1 पर टिक नहीं है।`);
  expect(loadAttachedLines(path)).toEqual([
    'Monthly EMI: ₹56,681',
    'Documents: Real Estate, company',
    'Has: Title deeds',
    'Has: PAN',
    'Not ticked: 1 other',
  ]);
});
