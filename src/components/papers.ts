const paper =
  'relative bg-card [--slip:clamp(min(1.25rem,5.2vw),3vw,2.25rem)] before:pointer-events-none before:absolute before:inset-0';
/** Room for what is at the left edge. Text at 200 % needs the whole line, so the rest of the padding is small. */
const bound = 'p-(--slip) pl-[calc(var(--slip)+1.5rem)]';

/** The paper of a form or a result. Perforations, spines and stripes are in styles/paper.css. */
export const papers = {
  /** A tall sheet, bound at the left. */
  bond: `${paper} ${bound} border-account border-brand before:[background:var(--spine)_/_1.5rem_100%_no-repeat]`,
  /** Perforated on all sides. The caller sets the padding. */
  coupons: `${paper} before:[background:var(--perforated-top),var(--perforated-bottom),var(--perforated-left),var(--perforated-right)]`,
  /** A page with a stitched spine at the left. */
  passbook: `${paper} ${bound} border-hair border-input before:[background:var(--bound)]`,
  /** A letter, with the striped edge of air mail. */
  letter: 'border-page border-brand bg-card p-apart [border-image:var(--airmail)_6]',
} as const;
