import { lazyPart } from '../runtime/lazy-part.tsx';

/** A lead form. Its HTML is prerendered, and its code is loaded on the first interaction. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
