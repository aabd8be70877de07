import { lazyPart } from '../runtime/lazy-part.tsx';

/** A form of a record: its HTML is there at once, its code comes at intent. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
