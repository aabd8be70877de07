import type { BannerVariant } from '../site/page-row.ts';

interface BannerStyle {
  /** Background and text colour of the band. */
  ground: string;
  /** Layout of text and art, if they are on a sheet of their own. */
  sheet: string;
  /** Padding of the text. */
  words?: string;
  intro: string;
  /** Background of the art, if different. */
  art?: string;
  /** Fine lines in the background. */
  waves?: string;
  /** Number of copies of the rosette. */
  copies?: number;
}

/** Banner classes by variant; the remaining rules are in styles/banners.css, notes.css and sheets.css. */
export const banners: Record<BannerVariant | 'house', BannerStyle> = {
  /** Pages that are not services. */
  house: {
    ground: 'note-house bg-muted',
    sheet: 'relative lg:grid-cols-[minmax(0,1fr)_min(27rem,32vw)]',
    words: 'pt-4 pb-5 lg:pb-12',
    intro: 'text-foreground-soft',
    /** The waves begin next to the text. */
    waves:
      'waves max-lg:hidden lg:left-[45%] lg:bg-[linear-gradient(90deg,transparent,var(--wave-glow)_55%,var(--wave-line))] lg:opacity-30',
  },
  bill: {
    ground: 'note-bill on-secondary bg-secondary text-secondary-foreground',
    sheet: 'frame lg:grid-cols-[minmax(0,1fr)_24rem]',
    intro: 'text-secondary-foreground-soft',
    waves: 'waves',
  },
  bond: {
    ground: 'note-bond bg-background',
    sheet: 'lg:grid-cols-[auto_minmax(0,1fr)]',
    intro: 'text-foreground-soft',
    art: 'on-secondary bg-secondary',
  },
  coupons: {
    ground: 'note-coupons bg-accent',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_32rem]',
    intro: 'text-foreground-soft',
    art: 'max-lg:[&>:nth-child(n+4)]:hidden',
    copies: 5,
  },
  passbook: {
    ground: 'note-passbook on-footer bg-footer text-footer-foreground',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    intro: 'text-footer-foreground-soft',
    art: 'on-card',
  },
  certificate: {
    ground: 'note-certificate bg-secondary',
    sheet: 'frame bg-card lg:grid-cols-[minmax(0,1fr)_30rem]',
    intro: 'text-foreground-soft',
  },
};

interface EnquirySectionStyle {
  ground: string;
  /** Layout of text and form, if they are on a sheet of their own. */
  sheet?: string;
  slip: string;
}

/** Classes of the enquiry section at the end of a page, by variant. */
export const enquirySectionStyles: Record<BannerVariant | 'house', EnquirySectionStyle> = {
  house: {
    ground: 'bg-accent',
    slip: 'relative border-account border-brand bg-card p-apart',
  },
  bill: {
    ground: 'end-bill bg-accent',
    slip: 'frame bg-card px-6 py-8 has-[.frame]:before:content-none has-[.frame]:after:content-none',
  },
  bond: { ground: 'end-bond bg-muted', slip: 'end-bond-slip' },
  coupons: { ground: 'end-coupons bg-accent', slip: 'end-coupons-slip p-apart' },
  passbook: {
    ground: 'end-passbook bg-accent',
    slip: 'end-passbook-slip',
  },
  certificate: { ground: 'end-certificate bg-secondary', sheet: 'frame bg-card', slip: '' },
};
