import { lazyPart } from '../runtime/lazy-part.tsx';

/** A lead form. Its HTML is prerendered; its code is loaded on first interaction. */
export const LazyForm = lazyPart(() => import('../enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm));
