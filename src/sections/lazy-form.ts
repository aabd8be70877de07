import { lazyPart } from '../runtime/lazy-part.tsx';

/** An enquiry form. Its HTML is prerendered, and its code is loaded at the first user interaction. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
