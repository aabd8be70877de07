import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const path = (ending: string) => `public/media/how-we-work.${ending}`;
const mp4 = readFileSync(path('mp4'));

/** Length in seconds from the movie header (ISO 14496-12, 8.2.2, version 0). */
const duration = () => {
  const mvhd = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(mvhd + 20) / mp4.readUInt32BE(mvhd + 16);
};

const seconds = (stamp: string) => stamp.split(':').reduce((total, part) => 60 * total + Number(part), 0);

const [header, ...blocks] = readFileSync(path('en.vtt'), 'utf8').trim().split('\n\n');
const cues = blocks.map((block) => {
  const [timing = '', ...lines] = block.split('\n');
  const [, from = '', to = ''] = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(timing) ?? [];
  return { from: seconds(from), to: seconds(to), lines };
});

describe('the film How we work', () => {
  it.each([
    ['mp4', 600_000],
    ['webm', 600_000],
    ['webp', 40_000],
  ])('keeps its %s within %i bytes', (ending, budget) => {
    const { size } = statSync(path(ending));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it('plays for about 25 seconds, without a sound track', () => {
    expect(duration()).toBeGreaterThan(20);
    expect(duration()).toBeLessThan(28);
    expect(mp4.includes('vide')).toBe(true);
    expect(mp4.includes('soun')).toBe(false);
  });
});

describe('its captions', () => {
  it('are WebVTT with words in every cue', () => {
    expect(header).toBe('WEBVTT');
    expect(cues.length).toBeGreaterThanOrEqual(6);
    for (const { lines } of cues) expect(lines.join('').trim()).not.toBe('');
  });

  it('come in order, end with the film, and leave time to read: at most 20 characters a second', () => {
    let last = 0;
    for (const { from, to, lines } of cues) {
      expect(from).toBeGreaterThanOrEqual(last);
      expect(lines.join(' ').length).toBeLessThanOrEqual(20 * Number((to - from).toFixed(3)));
      last = to;
    }
    expect(last).toBeLessThanOrEqual(duration());
  });

  it('name the four steps', () => {
    const text = cues.flatMap(({ lines }) => lines).join('\n');
    const steps = [
      'Understand needs',
      'Schedule consultation',
      'Customised solution',
      'Implementation and support',
    ];
    for (const [at, step] of steps.entries()) expect(text).toContain(`Step ${at + 1}: ${step}.`);
  });
});
