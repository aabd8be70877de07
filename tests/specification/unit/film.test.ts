import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { languages as published } from '../../../src/site/published-languages.ts';

const path = (ending: string) => `public/media/how-we-work.${ending}`;

/** Returns the duration in seconds from the movie header of an MP4 file (ISO 14496-12, 8.2.2, version 0). */
const readDuration = (mp4: Buffer) => {
  const mvhd = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(mvhd + 20) / mp4.readUInt32BE(mvhd + 16);
};

const parseSeconds = (stamp: string) =>
  stamp.split(':').reduce((total, part) => 60 * total + Number(part), 0);

const readCaptions = (language: string) => {
  const text = readFileSync(path(`${language}.vtt`), 'utf8').trim();
  const [header, ...blocks] = text.split('\n\n');
  const cues = blocks.map((block) => {
    const [timing = '', ...lines] = block.split('\n');
    expect(timing).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/);
    const [from = 0, to = 0] = timing.split(' --> ').map(parseSeconds);
    return { from, to, lines };
  });
  return { header, cues };
};

/** For each language: the part before the file extension, the word for "step" and the titles of the four steps. */
const films = [
  ['en', '', 'Step', ['Understand needs', 'Schedule consultation', 'Customised solution', 'Implementation and support']],
  ['hi', 'hi.', 'कदम', ['ज़रूरत समझना', 'सलाह का समय तय करना', 'आपके हिसाब से हल', 'काम करवाना और साथ देना']],
] as const; // oxfmt-ignore

it('firm.ts lists the languages of the site as the languages of the film', () => {
  const languages = films.map(([language]) => language);
  expect(firm.video.languages).toEqual(languages);
  expect(['en', ...published]).toEqual(languages);
});

describe.each(films)('the film How we work in %s', (language, prefix, step, titles) => {
  const mp4 = readFileSync(path(`${prefix}mp4`));
  const { header, cues } = readCaptions(language);

  it('plays for 20 to 28 seconds without sound, and its files are within their budgets', () => {
    const sizes = ['mp4', 'webm', 'webp'].map((ending) => statSync(path(prefix + ending)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(600_000);
    expect(sizes[2], 'the picture that a page shows').toBeLessThanOrEqual(40_000);
    expect(Math.abs(readDuration(mp4) - 24)).toBeLessThan(4);
    expect([mp4.includes('vide'), mp4.includes('soun')]).toEqual([true, false]);
  });

  it('has WebVTT captions of the four steps in order, with time to read: at most 20 characters a second', () => {
    expect(header).toBe('WEBVTT');
    expect(cues.length).toBeGreaterThanOrEqual(6);
    const text = cues.flatMap(({ lines }) => lines).join('\n');
    for (const [at, title] of titles.entries())
      expect(text).toMatch(new RegExp(`${step} ${at + 1}: ${title}[.।]`));
    let last = 0;
    for (const { from, to, lines } of cues) {
      expect(lines.join('').trim()).not.toBe('');
      expect(from).toBeGreaterThanOrEqual(last);
      expect(lines.join(' ').length).toBeLessThanOrEqual(20 * Number((to - from).toFixed(3)));
      last = to;
    }
    expect(last).toBeLessThanOrEqual(readDuration(mp4));
  });
});
