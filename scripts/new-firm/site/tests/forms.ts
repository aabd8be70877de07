import { tabs } from '../src/enquiry/forms/home.ts';
import { appointment } from '../src/enquiry/forms/appointment.ts';
import { comment, contact, newsletter } from '../src/enquiry/forms/general.ts';
import { serviceForms } from '../src/enquiry/forms/services.ts';
import type { FormDefinition, LeadForm } from '../src/enquiry/form-definition.ts';
import type { Path } from '../src/site/routes.ts';

const [first] = tabs;
if (!first) throw new Error('There is no group of services');

/** The service pages, each with its enquiry form. */
export const ownEnquiries: readonly { path: Path; form: LeadForm }[] = serviceForms;
/** The forms in the tabs of Home. */
export const tabForms: readonly LeadForm[] = tabs.map(({ form }) => form);
/** A form that has fields for a name, an email address and a choice. */
export const short = first.form;
/** The forms that every firm has. */
export const commonForms: readonly LeadForm[] = [...tabForms, newsletter, contact, appointment];
/** The forms whose answers are not sent. */
export const silentForms: readonly FormDefinition[] = [comment];
