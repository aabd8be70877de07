import { locales } from '../site/languages.ts';
import type { Language } from '../site/languages.ts';
import { languages } from '../site/published-languages.ts';

/** Returns the language and the script of a tag; undefined for text that is no language tag. */
function parseTag(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return undefined;
  }
}

/** Whether a language tag has the language and the script of a language of the site. */
function isReadableIn(language: Language, tag: string): boolean {
  const [read, written] = [parseTag(tag), parseTag(locales[language])];
  return read?.language === written?.language && read?.script === written?.script;
}

/**
 * Returns the language of the site that a browser prefers to English; undefined if it prefers English, or reads none of
 * them. Compares subtags: `hil` (Hiligaynon) is not `hi`, and `hi-Latn` is Hindi in Latin letters.
 */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    if (parseTag(tag)?.language === 'en') return undefined;
    const found = languages.find((language) => isReadableIn(language, tag));
    if (found) return found;
  }
  return undefined;
}
