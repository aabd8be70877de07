import { formBackgrounds } from '../components/form-backgrounds.ts';
import type { BannerVariant } from '../site/page-row.ts';

/*
 * Custom properties in the classes: `--bitten` is the colour behind the cut corners of `frame` (styles/art-utilities.css),
 * and `--ruled` draws the lines of a ruled page (styles/form-backgrounds.css).
 */

interface EnquirySectionStyle {
  section: string;
  /** The grid of introduction and form. Some variants style it as a sheet of paper. */
  sheet?: string;
  /** The box of the form. */
  form: string;
  /** The position of the rosette, if it is not behind the form. */
  art?: string;
}

/** Classes of a rosette at the lower edge of the section, which crops it. */
const bottomArtClasses = 'right-gutter aspect-[2.6] w-[min(30rem,30vw)] overflow-hidden opacity-70';

/**
 * Classes of a framed form. After a submit, the form contains a result with its own frame: these classes then hide the frame
 * of the form, and extend the result over the padding.
 */
const framedResultClasses =
  'has-[.frame]:before:content-none has-[.frame]:after:content-none [&_.frame]:-mx-6 [&_.frame]:-my-8';

/** Classes of the lines of a ruled page on the right of the section, on wide screens. */
const ruledRightClasses =
  'before:pointer-events-none before:absolute before:inset-0 lg:before:left-[55%] lg:before:[background:var(--ruled)]';

/** The classes of the enquiry section at the end of a page, by variant. */
export const enquirySectionStyles: Record<BannerVariant | 'standard', EnquirySectionStyle> = {
  standard: {
    section: 'bg-accent',
    form: 'relative border-account border-brand bg-card p-apart',
  },
  bill: {
    section: 'bg-accent [--bitten:var(--accent)]',
    form: `frame bg-card px-6 py-8 ${framedResultClasses}`,
  },
  bond: { section: 'bg-muted', form: formBackgrounds.bond, art: `${bottomArtClasses} bottom-0` },
  coupons: { section: 'bg-accent', form: `${formBackgrounds.coupons} p-apart` },
  passbook: {
    section: `bg-accent ${ruledRightClasses}`,
    form: formBackgrounds.passbook,
    art: `${bottomArtClasses} bottom-0`,
  },
  certificate: {
    section: 'bg-secondary p-2 [--bitten:var(--secondary)] lg:p-5',
    sheet: 'frame bg-card print:border-0!',
    form: '[--bitten:transparent]',
    art: `${bottomArtClasses} bottom-2`,
  },
};
