import { Tabs } from '../components/tabs.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { compliance, discounting, funding, loan } from './forms/home.ts';

const items = (
  [
    [loan, 'loans'],
    [discounting, 'bill-discounting'],
    [funding, 'fund-raising'],
    [compliance, 'corporate-consultancy'],
  ] as const
).map(([form, rosette]) => ({
  key: form.id,
  title: form.title,
  panel: <EnquiryForm form={form} level={4} rosette={rosette} />,
}));

/** The four enquiry forms of Home behind their tabs. */
export const EnquiryForms = () => <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
