import { services } from '../../site/services.ts';
import { text } from '../fields.ts';
import { own } from './own.ts';

/** The enquiry at the end of each service's page. */
export const serviceForms = services.map(({ path, label }) => ({
  path,
  form: own({
    id: path.replace('/services/', ''),
    title: label,
    asks: { matter: text({ label: 'In one line', inLead: 'Matter' }) },
  }),
}));
