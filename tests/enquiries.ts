import { createBlankValues } from '../src/enquiry/form-controls.ts';
import { listOptions } from '../src/enquiry/form-definition.ts';
import type { FieldDefinition, FormDefinition, LeadForm } from '../src/enquiry/form-definition.ts';
import { firm } from '../src/site/firm.ts';
import { commonForms, ownEnquiries } from './forms.ts';
import { typedNumber } from './sample-phone.ts';

export const leadForms: readonly LeadForm[] = [...commonForms, ...ownEnquiries.map(({ form }) => form)];

const email = 'meera@example.in';
const answers: Partial<Record<FieldDefinition['kind'], string>> = {
  name: 'Meera Joshi',
  email,
  phone: typedNumber,
  message: 'Two lines,\nplease.',
};
function sampleAnswer(field: FieldDefinition): string {
  if (field.kind === 'choice') return listOptions(field.choice)[0]?.value ?? '';
  // The field is hidden, because the first option of a choice never shows a further field.
  if (field.kind === 'text' && field.onlyFor) return '';
  return field.kind === 'text' ? `My ${field.inLead.toLowerCase()}` : (answers[field.kind] ?? '');
}

/** Returns valid values for a form. If the form offers replies by email and by phone, `by` selects one of them. */
export function validAnswers(form: FormDefinition, by: 'email' | 'phone' = 'email'): Record<string, string> {
  const values = createBlankValues(form);
  const reply = by === 'email' ? { email } : { number: typedNumber, country: firm.address.country };
  for (const [name, field] of Object.entries(form.fields)) {
    values[name] = field.kind === 'reply' ? by : sampleAnswer(field);
    if (field.kind === 'reply') Object.assign(values, reply);
  }
  return values;
}
