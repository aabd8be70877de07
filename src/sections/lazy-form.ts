import { lazyPart } from '../runtime/lazy-part.tsx';

/** An enquiry form, as a lazy part. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
