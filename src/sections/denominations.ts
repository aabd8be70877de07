import type { Denomination } from '../site/row.ts';

interface BannerLook {
  /** Background and text colour of the band. */
  ground: string;
  /** Layout of text and art, if they are on a sheet of their own. */
  sheet: string;
  /** Padding of the text. */
  words?: string;
  lead: string;
  /** Background of the art, if different. */
  art?: string;
  /** Draws fine lines in the background. */
  waves?: true;
  /** Number of copies of the rosette. */
  copies?: number;
}

/** Banner classes by variant; the remaining rules are in styles/banners.css, notes.css and sheets.css. */
export const banners: Record<Denomination | 'house', BannerLook> = {
  /** Pages that are not services. */
  house: {
    ground: 'note-house bg-panel',
    sheet: 'relative lg:grid-cols-[minmax(0,1fr)_20rem]',
    words: 'pt-4 pb-10 lg:pb-12',
    lead: 'text-ink-soft',
    waves: true,
  },
  bill: {
    ground: 'note-bill on-plate bg-plate text-on-plate',
    sheet: 'frame lg:grid-cols-[minmax(0,1fr)_24rem]',
    lead: 'text-on-plate-soft',
    waves: true,
  },
  bond: {
    ground: 'note-bond bg-paper',
    sheet: 'lg:grid-cols-[auto_minmax(0,1fr)]',
    lead: 'text-ink-soft',
    art: 'on-plate bg-plate',
  },
  coupons: {
    ground: 'note-coupons bg-ledger',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_32rem]',
    lead: 'text-ink-soft',
    copies: 5,
  },
  passbook: {
    ground: 'note-passbook on-night bg-night text-on-night',
    sheet: 'lg:grid-cols-[minmax(0,1fr)_27rem]',
    lead: 'text-on-night-soft',
    art: 'on-leaf',
  },
  certificate: {
    ground: 'note-certificate bg-plate',
    sheet: 'frame bg-leaf lg:grid-cols-[minmax(0,1fr)_30rem]',
    lead: 'text-ink-soft',
  },
};

interface ClosingLook {
  ground: string;
  /** Layout of text and form, if they are on a sheet of their own. */
  sheet?: string;
  slip: string;
}

/** Classes of the enquiry section at the end of a page, by variant. */
export const closings: Record<Denomination | 'house', ClosingLook> = {
  house: {
    ground: 'end-house bg-ledger',
    slip: 'border-control border-engrave bg-leaf p-apart',
  },
  bill: { ground: 'end-bill bg-ledger', slip: 'frame bg-leaf px-6 py-8' },
  bond: { ground: 'end-bond bg-panel', slip: 'end-bond-slip' },
  coupons: { ground: 'end-coupons bg-ledger', slip: 'end-coupons-slip p-apart' },
  passbook: {
    ground: 'end-passbook bg-paper',
    slip: 'end-passbook-slip',
  },
  certificate: { ground: 'end-certificate bg-plate', sheet: 'frame bg-leaf', slip: '' },
};
