import { formBackgrounds } from '../components/form-backgrounds.ts';
import type { BannerVariant } from '../site/page-row.ts';

interface BannerStyle {
  /** The section: its background, text colour, padding and lower edge. */
  banner: string;
  /** The layout of text and art, and the sheet of paper behind them, if the variant has one. */
  sheet: string;
  /** The column of the text. */
  text?: string;
  intro: string;
  /** The box of the rosettes: next to the text, or in narrow windows a strip below it. */
  art: string;
  rosette: string;
  /** The number of the service. It is the `::after` of the art. */
  number?: string;
  /** Fine lines in the background. */
  waves?: string;
  /** How many times the rosette is shown; once by default. */
  copies?: number;
}

const stripClasses = 'overflow-clip max-lg:h-24';
/** Classes of a strip from one edge of the window to the other. */
const fullStripClasses = `${stripClasses} -mx-gutter`;
/**
 * Classes of art that, on wide screens, has the height of the section and extends to the right edge of the window.
 * `--sheet` is its width inside the column of the page.
 */
const fullHeightClasses =
  'lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:w-[calc(max(0px,(100%-theme(maxWidth.wrap))/2)+theme(spacing.gutter)+var(--sheet))]';
const boldRosetteClasses = 'w-[min(18rem,64vw)] max-lg:[--art:var(--art-plate-bold)]';
const numberClasses =
  'after:font-display after:leading-none after:font-bold after:lining-nums after:proportional-nums after:content-[attr(data-number)]';

/** The classes of the banner at the start of a page, by variant. */
export const banners: Record<BannerVariant | 'standard', BannerStyle> = {
  /** For pages that are not services. */
  standard: {
    banner: 'bg-muted',
    sheet: 'relative lg:grid-cols-[minmax(0,1fr)_min(27rem,32vw)]',
    /** On large phones, the margin leaves space for the art, which is below the breadcrumb and next to the text. */
    text: 'pt-4 pb-5 lg:pb-12 min-[28rem]:max-lg:*:not-first:mr-[min(60vw-8rem,10rem)]',
    intro: 'text-foreground-soft',
    /** On small phones, the lower edge crops a rosette, but not a drawing of an object (`--mark` in `rosette`). */
    art: 'max-[28rem]:h-36 max-lg:overflow-clip min-[28rem]:max-lg:pointer-events-none min-[28rem]:max-lg:absolute min-[28rem]:max-lg:right-gutter min-[28rem]:max-lg:bottom-4 min-[28rem]:max-lg:w-[min(60vw-9rem,9rem)]',
    rosette:
      'mx-auto max-lg:rosette-thick max-[28rem]:w-[var(--mark,min(18rem,80vw))] lg:absolute lg:top-8 lg:right-0 lg:w-[min(27rem,32vw)]',
    /** The waves start to the right of the text. */
    waves:
      'waves max-lg:hidden lg:left-[45%] lg:bg-[linear-gradient(90deg,transparent,var(--wave-glow)_55%,var(--wave-line))] lg:opacity-30',
  },
  /** A framed bill. On phones, the inner line of the frame crops the lower half of the rosette. */
  bill: {
    banner:
      'border-b-page border-b-secondary-border bg-secondary p-2 text-secondary-foreground on-secondary lg:p-5',
    sheet: 'frame lg:grid-cols-[minmax(0,1fr)_24rem] print:border-0!',
    intro: 'text-secondary-foreground-soft',
    art: `${stripClasses} max-lg:mb-[0.4rem] lg:my-7 lg:grid lg:items-center`,
    rosette: 'mx-auto w-40 max-lg:[--art:var(--art-plate-bold)] lg:ml-0 lg:w-76',
    number: `${numberClasses} after:absolute after:right-0 after:bottom-0 after:text-secondary-foreground max-lg:after:content-none`,
    waves: 'waves',
  },
  /** A bond: a tall sheet on the left has the rosette and the number. */
  bond: {
    banner: 'border-b-page border-b-brand bg-background',
    sheet: 'lg:grid-cols-[auto_minmax(0,1fr)]',
    intro: 'text-foreground-soft',
    art: `${fullStripClasses} bg-secondary on-secondary lg:-order-1 lg:mr-18 lg:ml-0 lg:min-h-100 lg:w-72 lg:outline-offset-[-14px] lg:[outline:theme(line.account)_var(--secondary-border)]`,
    rosette: 'ml-auto w-[min(18rem,64vw)] [--art:var(--art-plate-bold)] lg:mx-auto lg:mt-10 lg:w-58',
    number: `${numberClasses} after:absolute after:bottom-3 after:left-gutter after:text-secondary-foreground lg:after:inset-x-9 lg:after:bottom-9 lg:after:border-t-frame lg:after:border-t-secondary-border lg:after:pt-4 lg:after:text-center`,
  },
  /** A sheet of coupons, perforated along the edge and between the coupons. */
  coupons: {
    banner: 'border-b-page border-b-brand bg-accent',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_32rem]',
    intro: 'text-foreground-soft',
    /** `not-print:grid` instead of `grid`: large-text.css would set one column for an element with the class `grid`. */
    art: `${fullStripClasses} ${fullHeightClasses} grid-cols-4 [--sheet:32rem] [background:var(--perforated-top),var(--card)] not-print:grid max-lg:pt-2 max-lg:[&>:nth-child(n+4)]:hidden lg:right-[calc(-1*theme(lineWidth.perforation))] lg:grid-cols-3 lg:grid-rows-[1fr_1fr] lg:pl-2 lg:[background:var(--perforated-left),var(--card)]`,
    rosette:
      'aspect-auto place-content-center border-brand-fine border-r-perforation before:aspect-square before:w-[min(17vw,4.25rem)] after:aspect-square after:w-[min(17vw,4.25rem)] lg:border-b-perforation lg:before:w-34 lg:after:w-34',
    number: `${numberClasses} after:grid after:place-content-center after:border-brand-fine after:text-brand lg:after:border-r-perforation`,
    copies: 5,
  },
  /** A ruled page of a passbook, with a stitched spine that hides half of the rosette. */
  passbook: {
    banner: 'border-b-page border-b-secondary-border bg-footer text-footer-foreground on-footer',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    intro: 'text-footer-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} pt-3 on-card [--sheet:27rem] [background:var(--bound-top),var(--card)_var(--ruled)] lg:[background:var(--bound),linear-gradient(var(--highlight-fine)_0_0)_calc(100%-12.5rem)_0/2px_100%_no-repeat,var(--card)_var(--ruled)]`,
    rosette: `${boldRosetteClasses} mr-auto lg:absolute lg:top-1/2 lg:left-[-9.5rem] lg:w-88 lg:-translate-y-1/2 lg:[clip-path:inset(0_0_0_50%)]`,
    number: `${numberClasses} after:absolute after:right-gutter after:bottom-2 after:text-brand`,
  },
  /** A framed certificate, with the number above a wide rosette whose lower part is cropped. */
  certificate: {
    banner: 'border-b-page border-b-brand bg-secondary p-2 [--bitten:var(--secondary)] lg:p-5',
    sheet: 'frame bg-card lg:grid-cols-[minmax(0,1fr)_30rem] print:border-0!',
    intro: 'text-foreground-soft',
    art: stripClasses,
    rosette: `${boldRosetteClasses} mx-auto lg:absolute lg:top-14 lg:left-0 lg:w-120`,
    number: `${numberClasses} after:absolute after:top-6 after:right-0 after:text-brand max-lg:after:content-none`,
  },
};

interface EnquirySectionStyle {
  section: string;
  /** The sheet of paper behind text and form, if the variant has one. */
  sheet?: string;
  /** The box of the form. */
  form: string;
  /** The position of the rosette, if it is not behind the form. */
  art?: string;
}

/** Classes of a rosette at the lower edge of the section, which crops it. */
const bottomArtClasses = 'right-gutter aspect-[2.6] w-[min(30rem,30vw)] overflow-hidden opacity-70';

/** The classes of the enquiry section at the end of a page, by variant. */
export const enquirySectionStyles: Record<BannerVariant | 'standard', EnquirySectionStyle> = {
  standard: {
    section: 'bg-accent',
    form: 'relative border-account border-brand bg-card p-apart',
  },
  /** After a submit, the result has a frame of its own, so the frame of the form is not drawn. */
  bill: {
    section: 'bg-accent [--bitten:var(--accent)]',
    form: 'frame bg-card px-6 py-8 has-[.frame]:before:content-none has-[.frame]:after:content-none [&_.frame]:-mx-6 [&_.frame]:-my-8',
  },
  bond: { section: 'bg-muted', form: formBackgrounds.bond, art: `${bottomArtClasses} bottom-0` },
  coupons: { section: 'bg-accent', form: `${formBackgrounds.coupons} p-apart` },
  passbook: {
    section:
      'bg-accent before:pointer-events-none before:absolute before:inset-0 lg:before:left-[55%] lg:before:[background:var(--ruled)]',
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
