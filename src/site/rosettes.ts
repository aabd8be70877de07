/*
 * The rosettes of services and hero slides, as parameters for lib/guilloche.ts. Rosettes of other pages are in
 * page-marks.ts.
 */
import type { PageMark, RosetteParameters } from './page-marks.ts';

// oxfmt-ignore
export const rosettes = {
  'fund-raising': {
    layers: [
      { ring: [10, 1.5, 24], radius: 790, copies: 5, tone: 'a' },
      { ring: [9, 3, 12], radius: 610, copies: 13, scale: 0.92, turn: 15, tone: 'b' },
      { ring: [9, 3, 12], radius: 200, copies: 4, turn: 7.5, tone: 'a' },
    ],
  },
  'rating-process': {
    layers: [
      { terms: [[9, 1], [1.7, 11]], radius: 790, copies: 12, scale: 0.945, turn: 2, mirror: true, tone: 'a' },
      { ring: [8, 2.4, 20], radius: 330, copies: 4, tone: 'b' },
    ],
  },
  'bill-discounting': {
    layers: [
      { terms: [[7, 1], [3, 17]], radius: 790, copies: 5, tone: 'a' },
      { ring: [8, 2.4, 14], radius: 500, copies: 7, tone: 'b' },
      { terms: [[5, 2], [4.4, -7]], radius: 300, copies: 3, tone: 'a' },
    ],
  },
  'export-bill-discounting': {
    layers: [
      { terms: [[7, 1], [2.4, 11], [1.4, 21]], radius: 790, copies: 5, turn: 2.4, tone: 'a' },
      { terms: [[6, 1], [3, -5]], radius: 560, copies: 12, tone: 'b' },
      { ring: [5, 1.4, 10], radius: 250, copies: 5, tone: 'a' },
    ],
  },
  'debt-restructuring': {
    layers: [
      { terms: [[9, 1], [2.6, -7]], radius: 790, copies: 16, scale: 0.945, turn: 2.8, tone: 'a' },
      { ring: [6, 2.4, 16], radius: 310, copies: 5, tone: 'b' },
    ],
  },
  'credit-rating': {
    layers: [
      { ring: [10, 1.2, 36], radius: 790, copies: 4, tone: 'a' },
      { terms: [[6, 1], [4.4, -9]], radius: 610, copies: 7, tone: 'b' },
      { ring: [6, 1.7, 10], radius: 270, copies: 6, tone: 'a' },
    ],
  },
  'corporate-consultancy': {
    layers: [
      { terms: [[9, 1], [1.5, 13]], radius: 790, copies: 15, scale: 0.94, tone: 'a' },
      { ring: [8, 2.6, 12], radius: 330, copies: 8, tone: 'b' },
    ],
  },
  'foreign-company': {
    layers: [
      { terms: [[6, 1], [3.4, -1]], radius: 790, copies: 16, tone: 'a' },
      { ring: [9, 1.1, 30], radius: 610, copies: 4, tone: 'b' },
      { terms: [[6, 1], [4.4, -1]], radius: 480, copies: 14, tone: 'a' },
    ],
  },
  loans: {
    layers: [
      { ring: [10, 4, 24], radius: 790, copies: 2, tone: 'a' },
      { ring: [10, 1.6, 24], radius: 540, copies: 4, tone: 'b' },
      { terms: [[6, 1], [4.6, -7]], radius: 330, copies: 6, tone: 'a' },
    ],
  },
  'real-estate': {
    layers: [
      { terms: [[9, 1], [0.9, -3]], radius: 790, copies: 18, scale: 0.942, turn: 5, wide: true, tone: 'a' },
      { terms: [[9, 1], [0.9, -3]], radius: 790, copies: 18, scale: 0.942, turn: -5, wide: true, tone: 'b' },
    ],
  },
  wealth: {
    layers: [
      { ring: [9, 2.4, 8], radius: 790, copies: 12, scale: 0.9, turn: 22.5, wide: true, tone: 'a' },
      { ring: [9, 2.4, 8], radius: 750, copies: 12, scale: 0.9, turn: 22.5, wide: true, tone: 'b' },
    ],
  },
  insurance: {
    layers: [
      { terms: [[8, 1], [2.4, 6]], radius: 790, copies: 10, turn: 3.6, mirror: true, tone: 'a' },
      { ring: [7, 2, 20], radius: 400, copies: 4, tone: 'b' },
      { terms: [[5, 1], [3, -4]], radius: 210, copies: 6, tone: 'a' },
    ],
  },
  training: {
    layers: [
      { terms: [[7, 1], [5, 10]], radius: 790, copies: 5, turn: 3, tone: 'a' },
      { terms: [[6, 1], [3.2, -8]], radius: 430, copies: 6, tone: 'b' },
      { ring: [6, 1.7, 9], radius: 210, copies: 6, tone: 'a' },
    ],
  },
  tech: {
    layers: [
      { terms: [[6, 3], [5.4, -8]], radius: 790, copies: 4, turn: 2.2, tone: 'a' },
      { ring: [9, 1.6, 22], radius: 420, copies: 4, tone: 'b' },
      { terms: [[5, 3], [4, -4]], radius: 240, copies: 3, tone: 'a' },
    ],
  },
  'digital-marketing': {
    layers: [
      { ring: [8, 2.2, 14], radius: 790, copies: 15, scale: 0.93, turn: 3.4, tone: 'a' },
      { terms: [[6, 1], [4, 8]], radius: 300, copies: 6, tone: 'b' },
    ],
  },
  'banking-expert': {
    layers: [
      { terms: [[9, 1], [1.8, 19], [1.1, -17]], radius: 790, copies: 3, turn: 2, tone: 'a' },
      { terms: [[6, 2], [4.6, -7]], radius: 520, copies: 5, tone: 'b' },
      { ring: [6, 1.5, 18], radius: 240, copies: 4, tone: 'a' },
    ],
  },
} as const satisfies Record<string, RosetteParameters>;

// oxfmt-ignore
export const heroRosettes = {
  'hero-1': {
    layers: [
      { ring: [10, 1, 48], radius: 800, copies: 4, tone: 'a' },
      { terms: [[7, 1], [3, 17]], radius: 690, copies: 5, tone: 'a' },
      { ring: [9, 2.6, 24], radius: 560, copies: 4, tone: 'b' },
    ],
  },
  'hero-2': {
    layers: [
      { terms: [[8, 1], [2.4, 13]], radius: 800, copies: 7, tone: 'a' },
      { ring: [9, 2.2, 20], radius: 560, copies: 5, tone: 'b' },
    ],
  },
  'hero-3': {
    layers: [
      { ring: [10, 2, 32], radius: 800, copies: 5, tone: 'a' },
      { terms: [[6, 1], [4.4, -9]], radius: 620, copies: 7, tone: 'b' },
    ],
  },
} as const satisfies Record<string, RosetteParameters>;

export type RosetteName = keyof typeof rosettes;
export type HeroRosetteName = keyof typeof heroRosettes;
export type AnyRosetteName = RosetteName | HeroRosetteName | PageMark;
