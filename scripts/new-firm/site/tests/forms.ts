import { groupForms, newsletter } from '../src/enquiry/forms/home.ts';
import { appointment, contact } from '../src/enquiry/forms/letters.ts';
import { forms } from '../src/enquiry/forms/services.ts';
import type { FormRecord, LeadForm } from '../src/enquiry/record.ts';
import type { Path } from '../src/site/routes.ts';
import { services } from '../src/site/services.ts';

/** The pages that end in an enquiry of their own. */
export const ownEnquiries: readonly { path: Path; form: LeadForm }[] = services.map(({ path, rosette }) => ({
  path,
  form: forms[rosette],
}));

const [first] = groupForms;
if (!first) throw new Error('There is no group of services');

/** Those of Home, behind tabs. */
export const tabForms: readonly LeadForm[] = groupForms.map(({ form }) => form);

/** A name, an address for mails and a choice. */
export const short = first.form;

/** The forms of Home, Contact and Appointment, and the newsletter. */
export const commonForms: readonly LeadForm[] = [...tabForms, newsletter, contact, appointment];

/** Forms that send nothing. */
export const silentForms: readonly FormRecord[] = [];
