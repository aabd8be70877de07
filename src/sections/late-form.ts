import { deferred } from '../components/deferred.tsx';

/** A form of a record: its HTML is there at once, its code comes at intent. */
export const LateForm = deferred(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
