import { lazyPart } from '../runtime/lazy-part.tsx';

/** An enquiry form. Its code is in its own chunk. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
