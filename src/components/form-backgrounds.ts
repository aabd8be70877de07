const baseClasses =
  'relative bg-card [--form-padding:clamp(min(1.25rem,5.2vw),3vw,2.25rem)] before:pointer-events-none before:absolute before:inset-0';
/** Padding, with space for the spine at the left edge. It is narrow on phones, because text at 200% needs the width. */
const boundClasses = 'p-(--form-padding) pl-[calc(var(--form-padding)+1.5rem)]';

/** Classes of the box around a form or a result. styles/form-backgrounds.css draws perforations, spines and stripes. */
export const formBackgrounds = {
  /** A sheet of paper that is bound at the left. */
  bond: `${baseClasses} ${boundClasses} border-account border-brand before:[background:var(--spine)_/_1.5rem_100%_no-repeat]`,
  /** A sheet that is perforated on all sides. The caller sets the padding. */
  coupons: `${baseClasses} before:[background:var(--perforated-top),var(--perforated-bottom),var(--perforated-left),var(--perforated-right)]`,
  /** A page of a bank book, which has a stitched spine at the left. */
  passbook: `${baseClasses} ${boundClasses} border-hair border-input before:[background:var(--bound)]`,
  /** A letter with the striped edge of air mail. */
  letter: 'border-page border-brand bg-card p-apart [border-image:var(--airmail)_6]',
} as const;
