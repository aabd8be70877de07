import { allOptions, blankValues } from '../src/enquiry/form-definition.ts';
import type { FieldDefinition, FormDefinition, LeadForm } from '../src/enquiry/form-definition.ts';
import { commonForms, ownEnquiries } from './forms.ts';
import { typedNumber } from './sample-phone.ts';

export const leadForms: readonly LeadForm[] = [...commonForms, ...ownEnquiries.map(({ form }) => form)];

function sampleAnswer(field: FieldDefinition): string {
  switch (field.kind) {
    case 'name':
      return 'Meera Joshi';
    case 'email':
      return 'meera@example.in';
    case 'phone':
      return typedNumber;
    case 'message':
      return 'Two lines,\nplease.';
    case 'text':
      return `My ${field.label.toLowerCase()}`;
    case 'choice':
      return allOptions(field.choice)[0]?.value ?? '';
    case 'reply':
      return 'email';
    case 'own':
      return ''; // optional
  }
}

/** A valid value for every field of a form, with a reply by email or by phone where the form offers both. */
export function validAnswers(form: FormDefinition, by: 'email' | 'phone' = 'email'): Record<string, string> {
  const values = blankValues(form);
  for (const [name, field] of Object.entries(form.fields)) {
    values[name] = sampleAnswer(field);
    if (field.kind !== 'reply') continue;
    values[name] = by;
    values[by === 'email' ? 'email' : 'number'] = by === 'email' ? 'meera@example.in' : typedNumber;
  }
  return values;
}
