import words from '#words/forms/general.json';
import english from '../../words/en/forms/general.json';
import { serviceGroups } from '../../site/page-info.ts';
import { englishNames } from '../../site/routes.ts';
import {
  createChoiceFromOptions,
  email,
  longFormBehaviour,
  createLongLead,
  message,
  name,
  phone,
  shortFormBehaviour,
  createShortLead,
} from '../form-parts.ts';
import type { FormDefinition, LeadForm } from '../form-definition.ts';
import type { Subjects } from '../form-parts.ts';
import { subjects } from './subjects.ts';

/** Returns the select for the subject. Its options are `first`, all services, and "other". */
export const createSubjectField = ({ first, services, ...texts }: Subjects) =>
  createChoiceFromOptions({ ...words.subject, ...texts }, english.subject.label, [
    ...first,
    {
      label: services,
      options: serviceGroups.flatMap((group) =>
        group.services.map(({ path, label }) => ({ value: englishNames[path].label, label })),
      ),
    },
    { value: english.subject.other, label: words.subject.other },
  ]);

export const { success } = words;

export const contact = {
  id: 'contact',
  title: words.contact.title,
  inLead: english.contact.title,
  submit: words.contact.submit,
  success,
  behaviour: longFormBehaviour,
  acceptsPrefill: true,
  lead: createLongLead('New Contact Us enquiry'),
  linkedChoice: 'subject',
  fields: {
    name,
    email,
    number: phone,
    subject: createSubjectField(subjects.contact),
    message,
  },
} as const satisfies LeadForm;

export const newsletter = {
  id: 'newsletter',
  title: words.newsletter.title,
  inLead: english.newsletter.title,
  submit: words.newsletter.submit,
  success: words.newsletter.success,
  behaviour: { ...shortFormBehaviour, promises: 'nothing' },
  lead: { ...createShortLead('New newsletter subscription'), closing: 'Please add this address.' },
  fields: { email: { ...email, ...words.newsletter.email } },
} as const satisfies LeadForm;

/** The form below the sample article (comment-form.tsx). Its answers are not sent, because comments are closed. */
export const comment = {
  id: 'comment',
  title: words.comment.title,
  inLead: english.comment.title,
  fields: {
    name,
    email: { ...email, ...words.comment.email },
    comment: { ...message, ...words.comment.comment, rows: 3 },
  },
} as const satisfies FormDefinition;
