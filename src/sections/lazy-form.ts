import { lazyPart } from '../runtime/lazy-part.tsx';

/** A form for an enquiry. Its HTML is prerendered, and its code is loaded at the first user interaction. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
