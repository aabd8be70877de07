import { multiplyByRatio, HUNDRED_PERCENT } from './money.ts';

/** Who buys the flat. `both` is a man and a woman together. */
export type Buyer = 'man' | 'woman' | 'both';

/** The rate of stamp duty for each kind of buyer, with cesses and surcharges, in hundredths of a percent. */
interface DutyBand extends Readonly<Record<Buyer, number>> {
  /** The highest price to which these rates apply, in paise. */
  upTo: number;
}

/**
 * Registration charges: either a share of the price (in hundredths of a percent) up to a maximum, or a fixed fee for
 * each band of prices. Amounts are in paise.
 */
type Registration = { share: number; maximum: number } | readonly { upTo: number; fee: number }[];

export interface Place {
  duty: readonly DutyBand[];
  registration: Registration;
}

const NO_LIMIT = Infinity;

/**
 * Stamp duty and registration charges of a flat, by place (compliance/sources/buying-a-flat.ts). If the sources differ
 * on a rebate, the table does not deduct it, so that a buyer does not plan with too little money.
 */
export const places = {
  uttarPradesh: {
    duty: [
      { upTo: 1_00_00_000_00, man: 7_00, woman: 6_00, both: 7_00 },
      { upTo: NO_LIMIT, man: 7_00, woman: 7_00, both: 7_00 },
    ],
    registration: { share: 1_00, maximum: NO_LIMIT },
  },
  delhi: {
    duty: [
      { upTo: 25_00_000_00, man: 6_00, woman: 4_00, both: 5_00 },
      { upTo: NO_LIMIT, man: 7_00, woman: 5_00, both: 6_00 },
    ],
    registration: { share: 1_00, maximum: NO_LIMIT },
  },
  haryana: {
    duty: [{ upTo: NO_LIMIT, man: 7_00, woman: 5_00, both: 6_00 }],
    registration: [
      { upTo: 20_00_000_00, fee: 10_000_00 },
      { upTo: 25_00_000_00, fee: 12_500_00 },
      { upTo: 40_00_000_00, fee: 20_000_00 },
      { upTo: 50_00_000_00, fee: 25_000_00 },
      { upTo: 60_00_000_00, fee: 30_000_00 },
      { upTo: 70_00_000_00, fee: 35_000_00 },
      { upTo: 80_00_000_00, fee: 40_000_00 },
      { upTo: 90_00_000_00, fee: 45_000_00 },
      { upTo: NO_LIMIT, fee: 50_000_00 },
    ],
  },
  mumbai: {
    duty: [{ upTo: NO_LIMIT, man: 6_00, woman: 5_00, both: 6_00 }],
    registration: { share: 1_00, maximum: 30_000_00 },
  },
  pune: {
    duty: [{ upTo: NO_LIMIT, man: 7_00, woman: 6_00, both: 7_00 }],
    registration: { share: 1_00, maximum: 30_000_00 },
  },
  karnataka: {
    duty: [{ upTo: NO_LIMIT, man: 5_60, woman: 5_60, both: 5_60 }],
    registration: { share: 2_00, maximum: NO_LIMIT },
  },
} as const satisfies Record<string, Place>;

/** Returns the band for a price. A band always exists, because the last band of each place has no limit. */
const findBand = <Band extends { upTo: number }>(bands: readonly Band[], price: number): Band =>
  bands.find(({ upTo }) => price <= upTo)!;

/** Returns the rate of stamp duty in hundredths of a percent. */
export const findDutyRate = ({ duty }: Place, price: number, buyer: Buyer): number =>
  findBand(duty, price)[buyer];

/** Returns the registration charges in paise. */
export function calculateRegistrationFee({ registration }: Place, price: number): number {
  if (!('share' in registration)) return findBand(registration, price).fee;
  return Math.min(registration.maximum, multiplyByRatio(price, registration.share, HUNDRED_PERCENT));
}
