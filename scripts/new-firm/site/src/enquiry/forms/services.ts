import { englishNames } from '../../site/routes.ts';
import { services } from '../../site/services.ts';
import { createPageForm, createTextField } from '../form-parts.ts';

/** Returns the words of a form, in English only. */
const wordsOf = (title: string) => ({ title, matter: { label: 'In one line' } });

/** The enquiry form of each service page. */
export const serviceForms = services.map(({ path }) => ({
  path,
  form: createPageForm({
    id: path.replace('/services/', ''),
    words: wordsOf(englishNames[path].label),
    english: wordsOf(englishNames[path].label),
    questions: (pageWords, englishWords) => ({
      matter: createTextField(pageWords.matter, englishWords.matter, { inLead: 'Matter' }),
    }),
  }),
}));
