import type { BannerVariant } from '../site/page-row.ts';

/*
 * The classes use these custom properties: `--bitten` is the colour behind the cut corners of `frame`
 * (styles/art-utilities.css). `--perforated-…` are half circles along an edge, `--ruled` the lines of a ruled page, and
 * `--bound` and `--bound-top` a stitched spine (styles/form-backgrounds.css). `--mark` is the width of a drawing of an
 * object (styles/art.css).
 */

interface BannerStyle {
  /** The classes of the section: its background, text colour, padding and lower edge. */
  banner: string;
  /** The classes of the grid with the text and the art. In some variants, the grid looks like a sheet of paper. */
  sheet: string;
  /** The classes of the column with the text. */
  text?: string;
  intro: string;
  /** The classes of the box with the rosettes. It is next to the text, or in narrow windows a strip below it. */
  art: string;
  rosette: string;
  /** The classes of the number of the service, which is the `::after` of the art. */
  number?: string;
  /** The classes of fine lines in the background. */
  waves?: string;
  /** How many times the rosette is shown. By default, it is shown once. */
  copies?: number;
}

const stripClasses = 'overflow-clip max-lg:h-24';
/** Classes of a strip that extends from one edge of the window to the other. */
const fullStripClasses = `${stripClasses} -mx-gutter`;
/**
 * Classes of art that has the height of the section on wide screens, and extends to the right edge of the window.
 * `--sheet` is the width of the part that is inside the column of the page.
 */
const fullHeightClasses =
  'lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:w-[calc(max(0px,(100%-theme(maxWidth.wrap))/2)+theme(spacing.gutter)+var(--sheet))]';
const boldRosetteClasses = 'w-[min(18rem,64vw)] max-lg:[--art:var(--art-plate-bold)]';
const numberClasses =
  'after:font-display after:leading-none after:font-bold after:lining-nums after:proportional-nums after:content-[attr(data-number)]';

/**
 * Classes of the text. On large phones, their margin leaves space for the art, which is below the breadcrumb and next
 * to the text.
 */
const standardTextClasses = 'pt-4 pb-5 lg:pb-12 min-[28rem]:max-lg:*:not-first:mr-[min(60vw-8rem,10rem)]';
/**
 * Classes of the art. On small phones, the lower edge crops the rosette. A page whose art is a drawing of an object
 * sets `--mark` (art.css) to a smaller width, so that the drawing is not cropped.
 */
const standardArtClasses =
  'max-[28rem]:h-36 max-lg:overflow-clip min-[28rem]:max-lg:pointer-events-none min-[28rem]:max-lg:absolute min-[28rem]:max-lg:right-gutter min-[28rem]:max-lg:bottom-4 min-[28rem]:max-lg:w-[min(60vw-9rem,9rem)]';
const standardRosetteClasses =
  'mx-auto max-lg:rosette-thick max-[28rem]:w-[var(--mark,min(18rem,80vw))] lg:absolute lg:top-8 lg:right-0 lg:w-[min(27rem,32vw)]';
/** Classes of the waves, which start to the right of the text. */
const standardWaveClasses =
  'waves max-lg:hidden lg:left-[45%] lg:bg-[linear-gradient(90deg,transparent,var(--wave-glow)_55%,var(--wave-line))] lg:opacity-30';

/** Classes of the art. On wide screens, it is a sheet on the left with a line along its edges. */
const bondArtClasses =
  'bg-secondary on-secondary lg:-order-1 lg:mr-18 lg:ml-0 lg:min-h-100 lg:w-72 lg:outline-offset-[-14px] lg:[outline:theme(line.account)_var(--secondary-border)]';
/** Classes of the number. On wide screens, it is below the rosette and a line. */
const bondNumberClasses =
  'after:absolute after:bottom-3 after:left-gutter after:text-secondary-foreground lg:after:inset-x-9 lg:after:bottom-9 lg:after:border-t-frame lg:after:border-t-secondary-border lg:after:pt-4 lg:after:text-center';

/**
 * Classes of the grid of coupons. They contain `not-print:grid` and not `grid`, because large-text.css sets one column
 * for an element with the class `grid`.
 */
const couponGridClasses =
  'grid-cols-4 not-print:grid max-lg:pt-2 max-lg:[&>:nth-child(n+4)]:hidden lg:right-[calc(-1*theme(lineWidth.perforation))] lg:grid-cols-3 lg:grid-rows-[1fr_1fr] lg:pl-2';
/** Classes of the outer perforation. It is at the top edge, or on wide screens at the left. */
const couponEdgeClasses =
  '[background:var(--perforated-top),var(--card)] lg:[background:var(--perforated-left),var(--card)]';
/** Classes of a coupon. Its rosette is in the middle, and there are perforations to the next coupons. */
const couponClasses =
  'aspect-auto place-content-center border-brand-fine border-r-perforation before:aspect-square before:w-[min(17vw,4.25rem)] after:aspect-square after:w-[min(17vw,4.25rem)] lg:border-b-perforation lg:before:w-34 lg:after:w-34';

/**
 * Classes of a ruled page with a coloured line in its right half. Its spine is at the top, or on wide screens at the
 * left.
 */
const passbookArtClasses =
  'pt-3 on-card [background:var(--bound-top),var(--card)_var(--ruled)] lg:[background:var(--bound),linear-gradient(var(--highlight-fine)_0_0)_calc(100%-12.5rem)_0/2px_100%_no-repeat,var(--card)_var(--ruled)]';
/** Classes of the rosette. On wide screens, its left half is cut off at the spine. */
const passbookRosetteClasses =
  'mr-auto lg:absolute lg:top-1/2 lg:left-[-9.5rem] lg:w-88 lg:-translate-y-1/2 lg:[clip-path:inset(0_0_0_50%)]';

/** The classes of the banner at the top of a page, by variant. */
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
  /** A bond. The rosette and the number are on a tall sheet on the left. */
  bond: {
    banner: 'border-b-page border-b-brand bg-background',
    sheet: 'lg:grid-cols-[auto_minmax(0,1fr)]',
    intro: 'text-foreground-soft',
    art: `${fullStripClasses} ${bondArtClasses}`,
    rosette: 'ml-auto w-[min(18rem,64vw)] [--art:var(--art-plate-bold)] lg:mx-auto lg:mt-10 lg:w-58',
    number: `${numberClasses} ${bondNumberClasses}`,
  },
  /** A sheet of coupons with perforations along its edge and between the coupons. */
  coupons: {
    banner: 'border-b-page border-b-brand bg-accent',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_32rem]',
    intro: 'text-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} ${couponGridClasses} ${couponEdgeClasses} [--sheet:32rem]`,
    rosette: couponClasses,
    number: `${numberClasses} after:grid after:place-content-center after:border-brand-fine after:text-brand lg:after:border-r-perforation`,
    copies: 5,
  },
  /** A ruled page of a passbook. Its stitched spine hides half of the rosette. */
  passbook: {
    banner: 'border-b-page border-b-secondary-border bg-footer text-footer-foreground on-footer',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    intro: 'text-footer-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} ${passbookArtClasses} [--sheet:27rem]`,
    rosette: `${boldRosetteClasses} ${passbookRosetteClasses}`,
    number: `${numberClasses} after:absolute after:right-gutter after:bottom-2 after:text-brand`,
  },
  /** A framed certificate. The number is above a wide rosette, whose lower part is cropped. */
  certificate: {
    banner: 'border-b-page border-b-brand bg-secondary p-2 [--bitten:var(--secondary)] lg:p-5',
    sheet: 'frame bg-card lg:grid-cols-[minmax(0,1fr)_30rem] print:border-0!',
    intro: 'text-foreground-soft',
    art: stripClasses,
    rosette: `${boldRosetteClasses} mx-auto lg:absolute lg:top-14 lg:left-0 lg:w-120`,
    number: `${numberClasses} after:absolute after:top-6 after:right-0 after:text-brand max-lg:after:content-none`,
  },
};
