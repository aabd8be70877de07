import { TextField } from '../components/field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

export const NewsletterForm = () => (
  <EnquiryForm form="newsletter" submit="Subscribe" level={3} rosette="digital-marketing" layout="row">
    {({ field }) => (
      <TextField label="Your email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
    )}
  </EnquiryForm>
);
