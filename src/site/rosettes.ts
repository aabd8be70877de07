/** The rosette of each service, of each hero slide and of each other page: parameters of lib/guilloche.ts. */
import type { Layer } from '../lib/guilloche.ts';

interface Spec {
  readonly layers: readonly Layer[];
}

interface RosetteSpec extends Spec {
  readonly number: number;
}

// prettier-ignore
export const rosettes = {
  'fund-raising': {
    number: 1,
    layers: [
      { ring: [10, 1.5, 24], radius: 790, copies: 5, tone: 'a' },
      { ring: [9, 3, 12], radius: 610, copies: 13, scale: 0.92, turn: 15, tone: 'b' },
      { ring: [9, 3, 12], radius: 200, copies: 4, turn: 7.5, tone: 'a' },
    ],
  },
  'rating-process': {
    number: 2,
    layers: [
      { terms: [[9, 1], [1.7, 11]], radius: 790, copies: 12, scale: 0.945, turn: 2, mirror: true, tone: 'a' },
      { ring: [8, 2.4, 20], radius: 330, copies: 4, tone: 'b' },
    ],
  },
  'bill-discounting': {
    number: 3,
    layers: [
      { terms: [[7, 1], [3, 17]], radius: 790, copies: 5, tone: 'a' },
      { ring: [8, 2.4, 14], radius: 500, copies: 7, tone: 'b' },
      { terms: [[5, 2], [4.4, -7]], radius: 300, copies: 3, tone: 'a' },
    ],
  },
  'export-bill-discounting': {
    number: 4,
    layers: [
      { terms: [[7, 1], [2.4, 11], [1.4, 21]], radius: 790, copies: 5, turn: 2.4, tone: 'a' },
      { terms: [[6, 1], [3, -5]], radius: 560, copies: 12, tone: 'b' },
      { ring: [5, 1.4, 10], radius: 250, copies: 5, tone: 'a' },
    ],
  },
  'debt-restructuring': {
    number: 5,
    layers: [
      { terms: [[9, 1], [2.6, -7]], radius: 790, copies: 16, scale: 0.945, turn: 2.8, tone: 'a' },
      { ring: [6, 2.4, 16], radius: 310, copies: 5, tone: 'b' },
    ],
  },
  'credit-rating': {
    number: 6,
    layers: [
      { ring: [10, 1.2, 36], radius: 790, copies: 4, tone: 'a' },
      { terms: [[6, 1], [4.4, -9]], radius: 610, copies: 7, tone: 'b' },
      { ring: [6, 1.7, 10], radius: 270, copies: 6, tone: 'a' },
    ],
  },
  'corporate-consultancy': {
    number: 7,
    layers: [
      { terms: [[9, 1], [1.5, 13]], radius: 790, copies: 15, scale: 0.94, tone: 'a' },
      { ring: [8, 2.6, 12], radius: 330, copies: 8, tone: 'b' },
    ],
  },
  'foreign-company': {
    number: 8,
    layers: [
      { terms: [[6, 1], [3.4, -1]], radius: 790, copies: 16, tone: 'a' },
      { ring: [9, 1.1, 30], radius: 610, copies: 4, tone: 'b' },
      { terms: [[6, 1], [4.4, -1]], radius: 480, copies: 14, tone: 'a' },
    ],
  },
  loans: {
    number: 9,
    layers: [
      { ring: [10, 4, 24], radius: 790, copies: 2, tone: 'a' },
      { ring: [10, 1.6, 24], radius: 540, copies: 4, tone: 'b' },
      { terms: [[6, 1], [4.6, -7]], radius: 330, copies: 6, tone: 'a' },
    ],
  },
  'real-estate': {
    number: 10,
    layers: [
      { terms: [[9, 1], [0.9, -3]], radius: 790, copies: 18, scale: 0.942, turn: 5, wide: true, tone: 'a' },
      { terms: [[9, 1], [0.9, -3]], radius: 790, copies: 18, scale: 0.942, turn: -5, wide: true, tone: 'b' },
    ],
  },
  wealth: {
    number: 11,
    layers: [
      { ring: [9, 2.4, 8], radius: 790, copies: 12, scale: 0.9, turn: 22.5, wide: true, tone: 'a' },
      { ring: [9, 2.4, 8], radius: 750, copies: 12, scale: 0.9, turn: 22.5, wide: true, tone: 'b' },
    ],
  },
  insurance: {
    number: 12,
    layers: [
      { terms: [[8, 1], [2.4, 6]], radius: 790, copies: 10, turn: 3.6, mirror: true, tone: 'a' },
      { ring: [7, 2, 20], radius: 400, copies: 4, tone: 'b' },
      { terms: [[5, 1], [3, -4]], radius: 210, copies: 6, tone: 'a' },
    ],
  },
  training: {
    number: 13,
    layers: [
      { terms: [[7, 1], [5, 10]], radius: 790, copies: 5, turn: 3, tone: 'a' },
      { terms: [[6, 1], [3.2, -8]], radius: 430, copies: 6, tone: 'b' },
      { ring: [6, 1.7, 9], radius: 210, copies: 6, tone: 'a' },
    ],
  },
  tech: {
    number: 14,
    layers: [
      { terms: [[6, 3], [5.4, -8]], radius: 790, copies: 4, turn: 2.2, tone: 'a' },
      { ring: [9, 1.6, 22], radius: 420, copies: 4, tone: 'b' },
      { terms: [[5, 3], [4, -4]], radius: 240, copies: 3, tone: 'a' },
    ],
  },
  'digital-marketing': {
    number: 15,
    layers: [
      { ring: [8, 2.2, 14], radius: 790, copies: 15, scale: 0.93, turn: 3.4, tone: 'a' },
      { terms: [[6, 1], [4, 8]], radius: 300, copies: 6, tone: 'b' },
    ],
  },
  'banking-expert': {
    number: 16,
    layers: [
      { terms: [[9, 1], [1.8, 19], [1.1, -17]], radius: 790, copies: 3, turn: 2, tone: 'a' },
      { terms: [[6, 2], [4.6, -7]], radius: 520, copies: 5, tone: 'b' },
      { ring: [6, 1.5, 18], radius: 240, copies: 4, tone: 'a' },
    ],
  },
} as const satisfies Record<string, RosetteSpec>;

// prettier-ignore
export const heroRosettes = {
  'hero-1': {
    number: 1,
    layers: [
      { ring: [10, 1, 48], radius: 800, copies: 4, tone: 'a' },
      { terms: [[7, 1], [3, 17]], radius: 690, copies: 5, tone: 'a' },
      { ring: [9, 2.6, 24], radius: 560, copies: 4, tone: 'b' },
    ],
  },
  'hero-2': {
    number: 2,
    layers: [
      { terms: [[8, 1], [2.4, 13]], radius: 800, copies: 7, tone: 'a' },
      { ring: [9, 2.2, 20], radius: 560, copies: 5, tone: 'b' },
    ],
  },
  'hero-3': {
    number: 3,
    layers: [
      { ring: [10, 2, 32], radius: 800, copies: 5, tone: 'a' },
      { terms: [[6, 1], [4.4, -9]], radius: 620, copies: 7, tone: 'b' },
    ],
  },
} as const satisfies Record<string, RosetteSpec>;

/** The marks of the pages that are about no service, by their paths: the same curves, and each says what its page is for. */
// prettier-ignore
export const pageMarks = {
  /** Sixteen services round the house, in four groups. */
  'page-about': {
    layers: [
      { ring: [10, 1.5, 16], radius: 800, copies: 7, tone: 'a' },
      { terms: [[8, 1], [2.2, -3]], radius: 610, copies: 14, scale: 0.93, turn: 5, tone: 'a' },
      { ring: [8, 2.4, 16], radius: 270, copies: 5, tone: 'b' },
    ],
  },
  /** The oval of a portrait, edged by 22 waves: the years in banking. */
  'page-founderprofile': {
    layers: [
      { terms: [[9, 1], [-1.1, -1], [0.35, 23], [0.35, -21]], radius: 800, copies: 5, scale: 0.962, turn: 0, tone: 'a' },
      { terms: [[9, 1], [-1.1, -1]], radius: 610, copies: 13, scale: 0.95, turn: 0, tone: 'a' },
      { ring: [7, 3, 11], radius: 300, copies: 6, tone: 'b' },
    ],
  },
  /** Five fields of work, hand in hand. */
  'page-team': {
    layers: [
      { terms: [[3.1, 1], [3.5, 0]], radius: 800, copies: 5, tone: 'a' },
      { terms: [[2.9, 1], [3.5, 0]], radius: 776, copies: 5, tone: 'a' },
      { terms: [[2.7, 1], [3.5, 0]], radius: 752, copies: 5, tone: 'a' },
      { terms: [[2.5, 1], [3.5, 0]], radius: 728, copies: 5, tone: 'a' },
      { terms: [[1.2, 1], [1, -13], [3.5, 0]], radius: 691, copies: 5, tone: 'b' },
    ],
  },
  /** Two rings that hold each other. */
  'page-partner': {
    layers: [
      { terms: [[5, 1], [3, 0]], radius: 800, copies: 18, scale: 0.972, turn: 0, mirror: true, tone: 'a' },
      { ring: [6, 2.6, 16], radius: 190, copies: 5, tone: 'b' },
    ],
  },
  /** The stamp on a letter. */
  'page-contact': {
    layers: [
      { terms: [[9, 1], [-0.95, -3], [0.25, 45], [0.25, -43]], radius: 833, copies: 4, scale: 0.965, turn: 0, tone: 'a' },
      { terms: [[7, 1], [2, 17]], radius: 560, copies: 6, tone: 'a' },
      { ring: [8, 2.4, 14], radius: 330, copies: 6, tone: 'b' },
    ],
  },
  /** A dial at a quarter past eleven. */
  'page-appointment': {
    layers: [
      { ring: [10, 0.9, 12], radius: 800, copies: 9, tone: 'a' },
      { terms: [[7, 1], [1.6, 13]], radius: 640, copies: 8, tone: 'a' },
      { terms: [[0.57, 1], [0.43, -1], [0.8, 0]], radius: 540, copies: 6, scale: 0.88, turn: 0, wide: true, tone: 'b' },
      { terms: [[0.57, 1], [0.43, -1, 135], [0.8, 0, -112.5]], radius: 370, copies: 5, scale: 0.86, turn: 0, wide: true, tone: 'b' },
    ],
  },
  /** One line over two lobes, as a column of text folds. */
  'page-blogDetails': {
    layers: [
      { ring: [10, 1.2, 24], radius: 800, copies: 5, tone: 'a' },
      { terms: [[6, 1], [4.6, -5]], radius: 640, copies: 9, tone: 'a' },
      { terms: [[5, 2], [4.4, -7]], radius: 270, copies: 4, tone: 'b' },
    ],
  },
  /** Sheets of paper, each a little further round. */
  'page-articles': {
    layers: [
      { terms: [[9, 1], [-1.1, -3]], radius: 800, copies: 18, scale: 0.95, turn: 5, tone: 'a' },
      { terms: [[9, 1], [-1.1, -3]], radius: 300, copies: 7, scale: 0.86, turn: -9, tone: 'b' },
    ],
  },
  /** A globe. */
  'page-nri': {
    layers: [
      { ring: [10, 0.5, 36], radius: 800, copies: 6, tone: 'a' },
      { terms: [[1, 1], [-0, -1]], radius: 700, copies: 1, tone: 'a' },
      { terms: [[0.96, 1], [-0.04, -1]], radius: 700, copies: 1, tone: 'a' },
      { terms: [[0.875, 1], [-0.12, -1]], radius: 700, copies: 1, tone: 'a' },
      { terms: [[0.76, 1], [-0.24, -1]], radius: 700, copies: 1, tone: 'a' },
      { terms: [[0.63, 1], [-0.37, -1]], radius: 700, copies: 1, tone: 'a' },
      { terms: [[0.51, 1], [0.49, -1]], radius: 700, copies: 1, tone: 'b' },
      { terms: [[0.475, 1], [0.455, -1], [0.37, 0, 90]], radius: 910, copies: 1, tone: 'b' },
      { terms: [[0.475, 1], [0.455, -1], [0.37, 0, -90]], radius: 910, copies: 1, tone: 'b' },
      { terms: [[0.37, 1], [0.35, -1], [0.7, 0, 90]], radius: 994, copies: 1, tone: 'b' },
      { terms: [[0.37, 1], [0.35, -1], [0.7, 0, -90]], radius: 994, copies: 1, tone: 'b' },
    ],
  },
  /** The scales of a slide rule bent to a round, and its cursor. */
  'page-calculators': {
    layers: [
      { ring: [10, 0.5, 50], radius: 800, copies: 2, tone: 'a' },
      { ring: [10, 1.1, 25], radius: 700, copies: 5, tone: 'a' },
      { ring: [10, 4, 10], radius: 540, copies: 6, tone: 'a' },
      { terms: [[0.52, 1], [0.48, -1, -120]], radius: 690, copies: 4, scale: 0.985, turn: 0, wide: true, tone: 'b' },
    ],
  },
  /** A bundle of sheets. */
  'page-papers': {
    layers: [
      { terms: [[9, 1], [-1.1, -3]], radius: 800, copies: 4, tone: 'a' },
      { terms: [[9, 1], [-1.1, -3]], radius: 775, copies: 4, tone: 'a' },
      { terms: [[9, 1], [-1.1, -3]], radius: 750, copies: 4, tone: 'a' },
      { terms: [[9, 1], [-1.1, -3]], radius: 560, copies: 15, tone: 'b' },
      { ring: [8, 2, 20], radius: 330, copies: 4, tone: 'a' },
    ],
  },
  /** A glass, with what it shows. */
  'page-search': {
    layers: [
      { terms: [[5, 1], [2, 0, 225]], radius: 800, copies: 8, scale: 0.965, turn: 0, tone: 'a' },
      { terms: [[1.45, 1], [1.15, -1, 90], [4.9, 0, 45]], radius: 790, copies: 7, scale: 0.97, turn: 0, tone: 'a' },
      { terms: [[1.95, 1], [1.5, -17], [1.8, 0, 225]], radius: 600, copies: 1, tone: 'b' },
    ],
  },
  /** A fingerprint. */
  'page-privacy': {
    layers: [
      { terms: [[6.4, 1], [-1.2, -1], [0.7, 0, 90], [0.16, 6, 40], [0.14, -4]], radius: 826, copies: 22, scale: 0.915, turn: 3, wide: true, tone: 'a' },
    ],
  },
  /** The seal under a contract. */
  'page-terms': {
    layers: [
      { ring: [10, 0.7, 40], radius: 800, copies: 5, scale: 0.975, turn: 0, tone: 'a' },
      { ring: [10, 2.2, 5], radius: 650, copies: 16, scale: 0.93, turn: 5, tone: 'b' },
    ],
  },
  /** A compass: more ways than one. */
  'page-accessibility': {
    layers: [
      { ring: [10, 0.6, 32], radius: 800, copies: 5, tone: 'a' },
      { terms: [[3, 1], [1, -3]], radius: 710, copies: 13, scale: 0.92, turn: 0, tone: 'a' },
      { terms: [[3, 1], [1, -3, 180]], radius: 500, copies: 10, scale: 0.9, turn: 0, tone: 'b' },
    ],
  },
} as const satisfies Record<string, Spec>;

export type RosetteName = keyof typeof rosettes;
export type HeroRosetteName = keyof typeof heroRosettes;
export type PageMark = keyof typeof pageMarks;
