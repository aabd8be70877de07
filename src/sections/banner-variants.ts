import type { BannerVariant } from '../site/page-row.ts';

/*
 * Custom properties in these classes: styles/paper.css defines `--ruled` (the lines of a ruled page), and `--bound` and
 * `--bound-top` (a stitched spine). build/engraving.tsx writes `--mark` into styles/art.css.
 */

interface BannerStyle {
  /** The classes of the section: background, text colour, padding and lower edge. */
  banner: string;
  /** The classes of the grid with the text and the art. */
  sheet: string;
  /** The classes of the column with the text. */
  text?: string;
  intro: string;
  /** The classes of the box around the rosette. The box is next to the text or below it. */
  art: string;
  rosette: string;
  /** Fine lines in the background. */
  waves?: string;
}

const stripClasses = 'overflow-clip max-lg:h-24';
/** Classes of a strip as wide as the window. */
const fullStripClasses = `${stripClasses} -mx-gutter`;
/**
 * Classes of art. In wide windows, it is as high as the section, and extends to the right edge of the window. `--sheet`
 * is its width without the margin of the page.
 */
const fullHeightClasses =
  'lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:w-[calc(max(0px,(100%-theme(maxWidth.wrap))/2)+theme(spacing.gutter)+var(--sheet))]';
const boldRosetteClasses = 'w-[min(18rem,64vw)] max-lg:[--art:var(--art-plate-bold)]';

/** On large phones and tablets, the text has a margin. The art is there, next to the text and below the breadcrumb. */
const letterTextClasses = 'pt-4 pb-5 lg:pb-12 min-[28rem]:max-lg:*:not-first:mr-[min(60vw-8rem,10rem)]';
/**
 * Classes of the art. On small phones, the lower edge crops the rosette. A rosette that depicts an object must not be
 * cropped, so the build sets a smaller width for it (`--mark`).
 */
const letterArtClasses =
  'max-[28rem]:h-36 max-lg:overflow-clip min-[28rem]:max-lg:pointer-events-none min-[28rem]:max-lg:absolute min-[28rem]:max-lg:right-gutter min-[28rem]:max-lg:bottom-4 min-[28rem]:max-lg:w-[min(60vw-9rem,9rem)]';
const letterRosetteClasses =
  'mx-auto max-lg:rosette-thick max-[28rem]:w-[var(--mark,min(18rem,80vw))] lg:absolute lg:top-8 lg:right-0 lg:w-[min(27rem,32vw)]';
/** The waves are faint on the left, behind the text. */
const letterWaveClasses =
  'waves max-lg:hidden lg:left-[45%] lg:bg-[linear-gradient(90deg,transparent,var(--wave-glow)_55%,var(--wave-line))] lg:opacity-30';

/**
 * A ruled page. The spine is at the top. In wide windows, it is at the left, and there is a coloured line at the right.
 */
const ledgerArtClasses =
  'pt-3 on-card [background:var(--bound-top),var(--card)_var(--ruled)] lg:[background:var(--bound),linear-gradient(var(--highlight-fine)_0_0)_calc(100%-12.5rem)_0/2px_100%_no-repeat,var(--card)_var(--ruled)]';
/** In wide windows, the left half of the rosette is cut off at the spine. */
const ledgerRosetteClasses =
  'mr-auto lg:absolute lg:top-1/2 lg:left-[-9.5rem] lg:w-88 lg:-translate-y-1/2 lg:[clip-path:inset(0_0_0_50%)]';

/** The classes of the banner at the start of a page, by variant. */
export const banners: Record<BannerVariant, BannerStyle> = {
  letter: {
    banner: 'bg-muted',
    sheet: 'relative lg:grid-cols-[minmax(0,1fr)_min(27rem,32vw)]',
    text: letterTextClasses,
    intro: 'text-foreground-soft',
    art: letterArtClasses,
    rosette: letterRosetteClasses,
    waves: letterWaveClasses,
  },
  /** A frame. In narrow windows, the art is a strip inside the frame that crops the lower part of the rosette. */
  certificate: {
    banner:
      'border-b-page border-b-secondary-border bg-secondary p-2 text-secondary-foreground on-secondary lg:p-5',
    sheet: 'frame lg:grid-cols-[minmax(0,1fr)_24rem]',
    intro: 'text-secondary-foreground-soft',
    art: `${stripClasses} max-lg:mb-[0.4rem] lg:my-7 lg:grid lg:items-center`,
    rosette: 'mx-auto w-40 max-lg:[--art:var(--art-plate-bold)] lg:ml-0 lg:w-76',
    waves: 'waves',
  },
  /** A ruled page with a stitched spine. */
  ledger: {
    banner: 'border-b-page border-b-secondary-border bg-footer text-footer-foreground on-footer',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    intro: 'text-footer-foreground-soft',
    art: `${fullStripClasses} ${fullHeightClasses} ${ledgerArtClasses} [--sheet:27rem]`,
    rosette: `${boldRosetteClasses} ${ledgerRosetteClasses}`,
  },
};
