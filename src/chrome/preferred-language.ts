import { locales } from '../site/languages.ts';
import type { Language } from '../site/languages.ts';
import { languages } from '../site/published-languages.ts';

/** Returns the language and the script of a language tag. Returns undefined if the tag is invalid. */
function parseTag(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return undefined;
  }
}

/** Returns whether a language tag has the same language and script as a language of the site. */
function matchesLanguage(tag: string, language: Language): boolean {
  const requested = parseTag(tag);
  const published = parseTag(locales[language]);
  return requested?.language === published?.language && requested?.script === published?.script;
}

/**
 * Returns the first of the browser's preferred languages in which the site is published. Returns undefined if there is no
 * such language, or if English comes before it. The language and the script must match: `hil` is Hiligaynon and not
 * Hindi, and `hi-Latn` is Hindi in Latin letters.
 */
export function findPreferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    if (parseTag(tag)?.language === 'en') return undefined;
    const match = languages.find((language) => matchesLanguage(tag, language));
    if (match) return match;
  }
  return undefined;
}
