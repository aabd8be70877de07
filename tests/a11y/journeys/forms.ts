import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import type { FieldDefinition, LeadForm } from '../../../src/enquiry/form-definition.ts';
import { listOfferedDays, formatTimeLabel } from '../../../src/enquiry/slots/slots.ts';
import { firm } from '../../../src/site/firm.ts';
import { tabForms } from '../../forms.ts';
import { typedNumber } from '../../sample-phone.ts';
import { button, choices, field, heading, link, tab } from './steps.ts';
import type { Journey, Step } from './steps.ts';

export const handOffSteps: readonly Step[] = [
  { opens: 'https://wa.me/' },
  { focuses: heading('Now press Send in WhatsApp') },
  { sees: link('Open the chat') },
];

const typed: Partial<Record<FieldDefinition['kind'], string>> = {
  name: 'Meera Joshi',
  email: 'meera@example.in',
  phone: typedNumber,
  message: 'Two policies, one question.',
  text: 'From March on',
};

/** Returns the steps that select two times on the second day that is offered. */
function choosePreferredTimes(within?: string): Step[] {
  const { label, times } = listOfferedDays(new Date())[1] ?? { label: '', times: [] };
  const place = firm.clock.place;
  return times.slice(0, 2).flatMap((time, index): Step[] => {
    const choice = `${index === 0 ? 'first' : 'second'} choice`;
    return [
      { choose: choices(`Day, ${choice}`, within), option: label },
      { choose: choices(`Time in ${place}, ${choice}`, within), option: formatTimeLabel({ date: '', time }) },
    ];
  });
}

/** Returns the steps that fill in each field of a form. A select gets its last option. */
function fill(form: LeadForm, within: string | undefined): Step[] {
  return Object.values(form.fields).flatMap((one): Step[] => {
    if (one.kind === 'custom') return choosePreferredTimes(within);
    if (one.kind === 'choice') {
      const last = listOptions(one.choice).at(-1);
      return last ? [{ choose: choices(one.label, within), option: last.label }] : [];
    }
    const text = typed[one.kind];
    return text && 'label' in one ? [{ type: field(one.label, within), text }] : [];
  });
}

const send = (form: LeadForm, within?: string): Step[] => [
  ...fill(form, within),
  { press: button(form.submit, within) },
  ...handOffSteps,
];

/** The journeys with the forms of Home, Contact and Appointment, and with the newsletter form. */
export const formJourneys: readonly Journey[] = [
  // The forms of Home. If there are several, they are in tabs. On each change, only the first one is sent, by touch.
  ...tabForms.map((form): Journey => ({
    isNightly: true,
    task: `send the ${form.title} enquiry`,
    at: '/',
    steps: [
      ...(tabForms.length > 1 ? [{ select: tab(form.title) }] : []),
      ...send(form, tabForms.length > 1 ? form.title : '#enquiry'),
    ],
  })),
  { isNightly: true, task: 'subscribe to the newsletter', at: '/', steps: send(newsletter) },
  { task: `${contact.submit} by the form of /contact`, at: '/contact', steps: send(contact) },
  {
    task: 'confirm that the message is sent and write another',
    steps: [
      { press: button('I have sent it') },
      { focuses: heading('You have sent it') },
      { press: button('Write another enquiry') },
      { gone: heading('You have sent it') },
    ],
  },
  {
    task: `${appointment.submit} by the form of /appointment, with two preferred times`,
    at: '/appointment',
    steps: [...send(appointment), { press: button('Save to your calendar') }, { downloads: '.ics' }],
  },
];
