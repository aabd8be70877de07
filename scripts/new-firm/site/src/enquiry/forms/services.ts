import { englishNames } from '../../site/routes.ts';
import { services } from '../../site/services.ts';
import { pageForm, text } from '../form-parts.ts';

/** Returns the words of a form. They are in English only. */
const wordsOf = (title: string) => ({ title, matter: { label: 'In one line' } });

/** The enquiry form of each service page. */
export const serviceForms = services.map(({ path }) => ({
  path,
  form: pageForm({
    id: path.replace('/services/', ''),
    words: wordsOf(englishNames[path].label),
    english: wordsOf(englishNames[path].label),
    questions: (pageWords, englishWords) => ({
      matter: text(pageWords.matter, englishWords.matter, { inLead: 'Matter' }),
    }),
  }),
}));
