import { language as pageLanguage } from './language.ts';
import type { Language } from './languages.ts';

type FilmLanguage = Language | 'en';

/**
 * A film in `public/media/` or on YouTube. If `languages` is omitted, the film is only in English. The English files
 * are `<file>.mp4`, `<file>.webm`, `<file>.webp` (the poster) and `<file>.en.vtt` (the captions). The names of files in
 * other languages contain the code of the language: `<file>.hi.mp4` and so on.
 */
export type Film = ({ readonly file: string } | { readonly youtube: string }) & {
  readonly languages?: readonly FilmLanguage[] | undefined;
};

const getLanguages = ({ languages = ['en'] }: Film): readonly FilmLanguage[] => languages;

/**
 * Returns the language in which a page shows the film: the language of the page if the film has it, otherwise the first
 * language of the film.
 */
export function selectFilmLanguage(film: Film, page: FilmLanguage = pageLanguage): FilmLanguage {
  const languages = getLanguages(film);
  return languages.includes(page) ? page : (languages[0] ?? 'en');
}

/** Returns the paths of the files of a film in a language. */
export function listFilmFiles(file: string, language: FilmLanguage) {
  const filePath = `/media/${file}${language === 'en' ? '' : `.${language}`}`;
  return {
    mp4: `${filePath}.mp4`,
    webm: `${filePath}.webm`,
    poster: `${filePath}.webp`,
    captions: `/media/${file}.${language}.vtt`,
  };
}

/** Returns the path of the poster that a page shows for a film. Returns undefined for a film on YouTube. */
export const getFilmPoster = (film: Film, page: FilmLanguage = pageLanguage): string | undefined =>
  'file' in film ? listFilmFiles(film.file, selectFilmLanguage(film, page)).poster : undefined;

/** Returns the paths of all files of a film. Returns [] for a film on YouTube, or if there is no film. */
export const listAllFilmFiles = (film: Film | undefined): string[] =>
  film && 'file' in film
    ? getLanguages(film).flatMap((language) => Object.values(listFilmFiles(film.file, language)))
    : [];
