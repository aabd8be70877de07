import { formBackgrounds } from '../components/form-backgrounds.ts';
import type { BannerVariant } from '../site/page-row.ts';

/*
 * The classes use two custom properties: `--bitten` is the colour behind the cut corners of `frame`
 * (styles/art-utilities.css), and `--ruled` draws the lines of a ruled page (styles/form-backgrounds.css).
 */

interface EnquirySectionStyle {
  section: string;
  /**
   * The classes of the grid with the introduction and the form. In some variants, the grid looks like a sheet of paper.
   */
  sheet?: string;
  /** The classes of the box around the form. */
  form: string;
  /** The classes for the position of the rosette. By default, it is behind the form. */
  art?: string;
}

/** Classes of a rosette that the lower edge of the section crops. */
const bottomArtClasses = 'right-gutter aspect-[2.6] w-[min(30rem,30vw)] overflow-hidden opacity-70';

/**
 * Classes of a framed form. After a submit, the form contains a result with its own frame. The classes then hide the
 * frame of the form, and extend the result over the padding.
 */
const framedResultClasses =
  'has-[.frame]:before:content-none has-[.frame]:after:content-none [&_.frame]:-mx-6 [&_.frame]:-my-8';

/** Classes that draw the lines of a ruled page on the right of the section, on wide screens. */
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
