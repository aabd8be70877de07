import { Tabs } from '../components/tabs.tsx';
import * as words from '#words/forms.json';
import { EnquiryForm } from './enquiry-form.tsx';
import { tabs } from './forms/home.ts';

const items = tabs.map(({ form, rosette }) => ({
  key: form.id,
  title: form.title,
  panel: <EnquiryForm form={form} level={4} rosette={rosette} hasReplyTime={false} />,
}));

export const HomeForms = () => <Tabs label={words.kindOfEnquiry} name="enquiry" items={items} />;
