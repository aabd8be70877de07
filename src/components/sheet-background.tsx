import type { ReactNode } from 'react';

/** The background of a framed block: a pattern of waves that fades out to the right, and optional art. */
export const SheetBackground = ({ children }: { children?: ReactNode }) => (
  <div
    className="cut bg-card after:absolute after:inset-0 after:bg-card after:[mask-image:linear-gradient(90deg,transparent_-49%,currentcolor_60%)]"
    aria-hidden="true"
  >
    <div className="waves [--wave-opacity:0.22]" />
    {children}
  </div>
);
