import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { languages as published } from '../../../src/site/published-languages.ts';

const path = (ending: string) => `public/media/how-we-work.${ending}`;

/** Length in seconds from the movie header (ISO 14496-12, 8.2.2, version 0). */
const duration = (mp4: Buffer) => {
  const mvhd = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(mvhd + 20) / mp4.readUInt32BE(mvhd + 16);
};

const seconds = (stamp: string) => stamp.split(':').reduce((total, part) => 60 * total + Number(part), 0);

const readCaptions = (language: string) => {
  const [header, ...blocks] = readFileSync(path(`${language}.vtt`), 'utf8')
    .trim()
    .split('\n\n');
  const cues = blocks.map((block) => {
    const [timing = '', ...lines] = block.split('\n');
    const [, from = '', to = ''] = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(timing) ?? [];
    return { from: seconds(from), to: seconds(to), lines };
  });
  return { header, cues };
};

/** The prefix of the files of each language, and its word for a step with the titles of the four. */
const films = [
  ['en', '', 'Step', ['Understand needs', 'Schedule consultation', 'Customised solution', 'Implementation and support']],
  ['hi', 'hi.', 'कदम', ['ज़रूरत समझना', 'सलाह का समय तय करना', 'आपके हिसाब से हल', 'काम करवाना और साथ देना']],
] as const; // oxfmt-ignore

it('has the film in the languages of firm.ts, which are those of the site', () => {
  const languages = films.map(([language]) => language);
  expect(firm.video.languages).toEqual(languages);
  expect(['en', ...published]).toEqual(languages);
});

describe.each(films)('the film How we work in %s', (language, prefix, step, titles) => {
  const mp4 = readFileSync(path(`${prefix}mp4`));
  const { header, cues } = readCaptions(language);

  it.each([
    ['mp4', 600_000],
    ['webm', 600_000],
    ['webp', 40_000],
  ])('keeps its %s within %i bytes', (ending, budget) => {
    const { size } = statSync(path(prefix + ending));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it('plays for about 25 seconds, without a sound track', () => {
    expect(duration(mp4)).toBeGreaterThan(20);
    expect(duration(mp4)).toBeLessThan(28);
    expect(mp4.includes('vide')).toBe(true);
    expect(mp4.includes('soun')).toBe(false);
  });

  it('has captions that are WebVTT with words in every cue', () => {
    expect(header).toBe('WEBVTT');
    expect(cues.length).toBeGreaterThanOrEqual(6);
    for (const { lines } of cues) expect(lines.join('').trim()).not.toBe('');
  });

  it('has captions that come in order, end with the film, and leave time to read: at most 20 characters a second', () => {
    let last = 0;
    for (const { from, to, lines } of cues) {
      expect(from).toBeGreaterThanOrEqual(last);
      expect(lines.join(' ').length).toBeLessThanOrEqual(20 * Number((to - from).toFixed(3)));
      last = to;
    }
    expect(last).toBeLessThanOrEqual(duration(mp4));
  });

  it('has captions that name the four steps', () => {
    const text = cues.flatMap(({ lines }) => lines).join('\n');
    for (const [at, title] of titles.entries())
      expect(text).toMatch(new RegExp(`${step} ${at + 1}: ${title}[.।]`));
  });
});
