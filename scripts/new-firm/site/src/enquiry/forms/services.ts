import { services } from '../../site/services.ts';
import { pageForm, text } from '../form-parts.ts';

/** The enquiry form of each service page. */
export const serviceForms = services.map(({ path, label }) => ({
  path,
  form: pageForm({
    id: path.replace('/services/', ''),
    title: label,
    questions: { matter: text({ label: 'In one line', inLead: 'Matter' }) },
  }),
}));
