import { Tabs } from '../components/tabs.tsx';
import { seals } from '../site/seals.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { groupForms } from './forms/home.ts';

const items = groupForms.map(({ form, rosette = seals.enquiry }) => ({
  key: form.id,
  title: form.title,
  panel: <EnquiryForm form={form} level={4} rosette={rosette} />,
}));

/** The enquiry forms of Home behind their tabs. */
export const EnquiryForms = () => <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
