import { expect, it } from 'vitest';
import { allFilmFiles, filmFiles, filmLanguage } from '../../../src/site/film.ts';

it.each([
  [undefined, 'en', 'en'],
  [undefined, 'hi', 'en'],
  [['en', 'hi'], 'hi', 'hi'],
  [['hi'], 'en', 'hi'],
] as const)('a film in %j is shown to a page in %s in %s', (languages, page, shown) => {
  expect(filmLanguage({ file: 'tour', languages }, page)).toBe(shown);
  expect(filmLanguage({ youtube: 'abcdefghijk', languages }, page)).toBe(shown);
});

it('has captions in each language, and names the language in all files except those of the English film', () => {
  expect(filmFiles('tour', 'en')).toEqual({
    mp4: '/media/tour.mp4',
    webm: '/media/tour.webm',
    poster: '/media/tour.webp',
    captions: '/media/tour.en.vtt',
  });
  expect(allFilmFiles({ file: 'tour', languages: ['hi'] })).toEqual([
    '/media/tour.hi.mp4',
    '/media/tour.hi.webm',
    '/media/tour.hi.webp',
    '/media/tour.hi.vtt',
  ]);
  expect(allFilmFiles({ youtube: 'abcdefghijk' })).toEqual([]);
  expect(allFilmFiles(undefined)).toEqual([]);
});
