import { latePart } from '../runtime/late-part.tsx';

/** A form of a record: its HTML is there at once, its code comes at intent. */
export const LateForm = latePart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
