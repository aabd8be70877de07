import type { Denomination } from '../site/row.ts';

interface BannerLook {
  /** What the band is printed on, and in which ink. */
  ground: string;
  /** The grid of words and art, where it is a sheet of its own. */
  sheet: string;
  /** Room about the words, where it is another. */
  words?: string;
  lead: string;
  /** What the art is printed on, where that is another ground. */
  art?: string;
  /** Fine lines behind it all. */
  waves?: true;
  /** How often the rosette stands on it. */
  copies?: number;
}

/** Of a service by its denomination; the rest is in styles/banners.css, notes.css and sheets.css. */
export const banners: Record<Denomination | 'house', BannerLook> = {
  /** Of a page that is no service: paper, and shallow. */
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
  /** The grid of words and slip, where it is a sheet of its own. */
  sheet?: string;
  slip: string;
}

/** The end of a page by its denomination: how its enquiry is set. */
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
