import type { BannerVariant } from '../site/page-row.ts';

/*
 * Custom properties in the classes: `--bitten` is the colour behind the cut corners of `frame` (styles/art-utilities.css).
 * styles/form-backgrounds.css defines `--perforated-…` (half circles along an edge), `--ruled` (the lines of a ruled page)
 * and `--bound`, `--bound-top` (a stitched spine). The build writes `--mark` (styles/art.css).
 */

interface BannerStyle {
  /** The section: its background, text colour, padding and lower edge. */
  banner: string;
  /** The grid of text and art. Some variants also style it as a sheet of paper. */
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

/** On large phones, the margin leaves space for the art, which is below the breadcrumb and next to the text. */
const standardTextClasses = 'pt-4 pb-5 lg:pb-12 min-[28rem]:max-lg:*:not-first:mr-[min(60vw-8rem,10rem)]';
/**
 * On small phones, the lower edge crops the rosette. Pages whose art is a drawing of an object set `--mark` (art.css) to a
 * smaller width, so that the drawing is not cropped.
 */
const standardArtClasses =
  'max-[28rem]:h-36 max-lg:overflow-clip min-[28rem]:max-lg:pointer-events-none min-[28rem]:max-lg:absolute min-[28rem]:max-lg:right-gutter min-[28rem]:max-lg:bottom-4 min-[28rem]:max-lg:w-[min(60vw-9rem,9rem)]';
const standardRosetteClasses =
  'mx-auto max-lg:rosette-thick max-[28rem]:w-[var(--mark,min(18rem,80vw))] lg:absolute lg:top-8 lg:right-0 lg:w-[min(27rem,32vw)]';
/** The waves start to the right of the text. */
const standardWaveClasses =
  'waves max-lg:hidden lg:left-[45%] lg:bg-[linear-gradient(90deg,transparent,var(--wave-glow)_55%,var(--wave-line))] lg:opacity-30';

/** On wide screens, the sheet on the left has a line along its edges. */
const bondArtClasses =
  'bg-secondary on-secondary lg:-order-1 lg:mr-18 lg:ml-0 lg:min-h-100 lg:w-72 lg:outline-offset-[-14px] lg:[outline:theme(line.account)_var(--secondary-border)]';
/** On wide screens, the number is below the rosette and a line. */
const bondNumberClasses =
  'after:absolute after:bottom-3 after:left-gutter after:text-secondary-foreground lg:after:inset-x-9 lg:after:bottom-9 lg:after:border-t-frame lg:after:border-t-secondary-border lg:after:pt-4 lg:after:text-center';

/** `not-print:grid` instead of `grid`: large-text.css would set one column for an element with the class `grid`. */
const couponGridClasses =
  'grid-cols-4 not-print:grid max-lg:pt-2 max-lg:[&>:nth-child(n+4)]:hidden lg:right-[calc(-1*theme(lineWidth.perforation))] lg:grid-cols-3 lg:grid-rows-[1fr_1fr] lg:pl-2';
/** The outer perforation: at the top edge, or on wide screens at the left. */
const couponEdgeClasses =
  '[background:var(--perforated-top),var(--card)] lg:[background:var(--perforated-left),var(--card)]';
/** A coupon, with its rosette in the middle and perforations to the next coupons. */
const couponClasses =
  'aspect-auto place-content-center border-brand-fine border-r-perforation before:aspect-square before:w-[min(17vw,4.25rem)] after:aspect-square after:w-[min(17vw,4.25rem)] lg:border-b-perforation lg:before:w-34 lg:after:w-34';

/** A ruled page with a spine at the top, or on wide screens at the left, with a coloured line in the right half. */
const passbookArtClasses =
  'pt-3 on-card [background:var(--bound-top),var(--card)_var(--ruled)] lg:[background:var(--bound),linear-gradient(var(--highlight-fine)_0_0)_calc(100%-12.5rem)_0/2px_100%_no-repeat,var(--card)_var(--ruled)]';
/** On wide screens, the left half of the rosette is cut off at the spine. */
const passbookRosetteClasses =
  'mr-auto lg:absolute lg:top-1/2 lg:left-[-9.5rem] lg:w-88 lg:-translate-y-1/2 lg:[clip-path:inset(0_0_0_50%)]';

/** The classes of the banner at the start of a page, by variant. */
export const banners: Record<BannerVariant | 'standard', BannerStyle> = {
  /** For pages that are not services. */
  standard: {
    banner: 'bg-muted',
    sheet: 'relative lg:grid-cols-[minmax(0,1fr)_min(27rem,32vw)]',
    text: standardTextClasses,
    intro: 'text-foreground-soft',
    art: standardArtClasses,
    rosette: standardRosetteClasses,
    waves: standardWaveClasses,
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
    art: `${fullStripClasses} ${bondArtClasses}`,
    rosette: 'ml-auto w-[min(18rem,64vw)] [--art:var(--art-plate-bold)] lg:mx-auto lg:mt-10 lg:w-58',
    number: `${numberClasses} ${bondNumberClasses}`,
  },
  /** A sheet of coupons, perforated along the edge and between the coupons. */
  coupons: {
    banner: 'border-b-page border-b-brand bg-accent',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_32rem]',
    intro: 'text-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} ${couponGridClasses} ${couponEdgeClasses} [--sheet:32rem]`,
    rosette: couponClasses,
    number: `${numberClasses} after:grid after:place-content-center after:border-brand-fine after:text-brand lg:after:border-r-perforation`,
    copies: 5,
  },
  /** A ruled page of a passbook, with a stitched spine that hides half of the rosette. */
  passbook: {
    banner: 'border-b-page border-b-secondary-border bg-footer text-footer-foreground on-footer',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    intro: 'text-footer-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} ${passbookArtClasses} [--sheet:27rem]`,
    rosette: `${boldRosetteClasses} ${passbookRosetteClasses}`,
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
