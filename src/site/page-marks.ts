import type { Layer } from '../lib/guilloche.ts';

/** The parameters of a rosette. lib/guilloche.ts draws it. */
export interface RosetteParameters {
  readonly layers: readonly Layer[];
  /**
   * Whether the rosette depicts an object, such as an umbrella. Small phones show such a rosette completely, and crop
   * all other rosettes (sections/banner-variants.ts).
   */
  readonly isObject?: true;
}

/**
 * The rosettes of pages without a `rosette` in the route table. Each key is `page-` and the path without its first
 * slash. The comments name what the rosettes depict.
 */
// oxfmt-ignore
export const pageMarks = {
  /** Sixteen waves for the services, and four lobes for their groups. */
  'page-about': {
    layers: [
      { ring: [10, 1.5, 16], radius: 800, copies: 7, tone: 'a' },
      { terms: [[8, 1], [2.2, -3]], radius: 610, copies: 14, scale: 0.93, turn: 5, tone: 'a' },
      { ring: [8, 2.4, 16], radius: 270, copies: 5, tone: 'b' },
    ],
  },
  /** The oval of a portrait with 22 waves: the years in banking. */
  'page-founderprofile': {
    layers: [
      { terms: [[9, 1], [-1.1, -1], [0.35, 23], [0.35, -21]], radius: 800, copies: 5, scale: 0.962, turn: 0, tone: 'a' },
      { terms: [[9, 1], [-1.1, -1]], radius: 610, copies: 13, scale: 0.95, turn: 0, tone: 'a' },
      { ring: [7, 3, 11], radius: 300, copies: 6, tone: 'b' },
    ],
  },
  /** Five fields of work. */
  'page-team': {
    layers: [
      { terms: [[3.1, 1], [3.5, 0]], radius: 800, copies: 5, tone: 'a' },
      { terms: [[2.9, 1], [3.5, 0]], radius: 776, copies: 5, tone: 'a' },
      { terms: [[2.7, 1], [3.5, 0]], radius: 752, copies: 5, tone: 'a' },
      { terms: [[2.5, 1], [3.5, 0]], radius: 728, copies: 5, tone: 'a' },
      { terms: [[1.2, 1], [1, -13], [3.5, 0]], radius: 691, copies: 5, tone: 'b' },
    ],
  },
  /** Two interlocking rings. */
  'page-partner': {
    layers: [
      { terms: [[5, 1], [3, 0]], radius: 800, copies: 18, scale: 0.972, turn: 0, mirror: true, tone: 'a' },
      { ring: [6, 2.6, 16], radius: 190, copies: 5, tone: 'b' },
    ],
  },
  /** A postmark. */
  'page-contact': {
    layers: [
      { terms: [[9, 1], [-0.95, -3], [0.25, 45], [0.25, -43]], radius: 833, copies: 4, scale: 0.965, turn: 0, tone: 'a' },
      { terms: [[7, 1], [2, 17]], radius: 560, copies: 6, tone: 'a' },
      { ring: [8, 2.4, 14], radius: 330, copies: 6, tone: 'b' },
    ],
  },
  /** A clock at a quarter past eleven. */
  'page-appointment': {
    isObject: true,
    layers: [
      { ring: [10, 0.9, 12], radius: 800, copies: 9, tone: 'a' },
      { terms: [[7, 1], [1.6, 13]], radius: 640, copies: 8, tone: 'a' },
      { terms: [[0.57, 1], [0.43, -1], [0.8, 0]], radius: 540, copies: 6, scale: 0.88, turn: 0, wide: true, tone: 'b' },
      { terms: [[0.57, 1], [0.43, -1, 135], [0.8, 0, -112.5]], radius: 370, copies: 5, scale: 0.86, turn: 0, wide: true, tone: 'b' },
    ],
  },
  /** A line with two loops, like a folded column of text. */
  'page-blogDetails': {
    layers: [
      { ring: [10, 1.2, 24], radius: 800, copies: 5, tone: 'a' },
      { terms: [[6, 1], [4.6, -5]], radius: 640, copies: 9, tone: 'a' },
      { terms: [[5, 2], [4.4, -7]], radius: 270, copies: 4, tone: 'b' },
    ],
  },
  /** Sheets of paper, each rotated a little further. */
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
  /** A house with a coin. */
  'page-home-loan': {
    isObject: true,
    layers: [
      { corners: [[0, -740], [760, -160], [610, -160], [610, 620], [-610, 620], [-610, -160], [-760, -160]], copies: 12, scale: 0.955, turn: 0, tone: 'a' },
      { corners: [[400, -455], [400, -690], [560, -690], [560, -333]], copies: 1, tone: 'a' },
      { corners: [[430, -432], [430, -660], [530, -660], [530, -356]], copies: 1, tone: 'a' },
      { ring: [8, 2.4, 14], radius: 310, copies: 6, tone: 'b' },
    ],
  },
  /** Two coins on a pair of scales. */
  'page-compare-loans': {
    isObject: true,
    layers: [
      { corners: [[0, -680], [26, -480], [44, 620], [-44, 620], [-26, -480]], copies: 1, tone: 'a' },
      { corners: [[0, -620], [8, -480], [22, 620], [-22, 620], [-8, -480]], copies: 1, tone: 'a' },
      { terms: [[312, 1], [278, -1, -26], [480, 0, -90]], radius: 1070, copies: 1, tone: 'a' },
      { terms: [[302, 1], [288, -1, -26], [480, 0, -90]], radius: 1070, copies: 1, tone: 'a' },
      { corners: [[-120, 620], [120, 620], [350, 760], [-350, 760]], copies: 1, tone: 'a' },
      { corners: [[-100, 650], [100, 650], [270, 760], [-270, 760]], copies: 1, tone: 'a' },
      { corners: [[-80, 680], [80, 680], [190, 760], [-190, 760]], copies: 1, tone: 'a' },
      { corners: [[-560, -350], [-320, 210], [-800, 210]], copies: 1, tone: 'a' },
      { terms: [[155, 1], [95, -1], [609, 0, 157]], radius: 859, copies: 1, tone: 'a' },
      { terms: [[143, 1], [107, -1], [609, 0, 157]], radius: 859, copies: 1, tone: 'a' },
      { terms: [[132, 1], [118, -1], [609, 0, 157]], radius: 859, copies: 1, tone: 'a' },
      { corners: [[560, -610], [800, -50], [320, -50]], copies: 1, tone: 'a' },
      { terms: [[155, 1], [95, -1], [560, 0, -2]], radius: 810, copies: 1, tone: 'a' },
      { terms: [[143, 1], [107, -1], [560, 0, -2]], radius: 810, copies: 1, tone: 'a' },
      { terms: [[132, 1], [118, -1], [560, 0, -2]], radius: 810, copies: 1, tone: 'a' },
      { terms: [[102, 1], [48, 25], [563, 0, 174]], radius: 713, copies: 1, tone: 'b' },
      { terms: [[57, 1], [27, 15], [563, 0, 174]], radius: 647, copies: 1, tone: 'b' },
      { terms: [[102, 1], [48, 25], [595, 0, -20]], radius: 745, copies: 1, tone: 'b' },
      { terms: [[57, 1], [27, 15], [595, 0, -20]], radius: 679, copies: 1, tone: 'b' },
    ],
  },
  /** An umbrella. */
  'page-insurence': {
    isObject: true,
    layers: [
      { corners: [[0, 40, 760, 680, 180, 360], [570, 40, 190, 80, 360, 180], [190, 40, 190, 80, 360, 180], [-190, 40, 190, 80, 360, 180], [-570, 40, 190, 80, 360, 180]], copies: 8, scale: 0.955, turn: 0, tone: 'a' },
      { corners: [[0, 40, 380, 680, 180, 360], [190, 40, 190, 80, 360, 180], [-190, 40, 190, 80, 360, 180]], copies: 10, scale: 0.93, turn: 0, tone: 'b' },
      { corners: [[-10, -740], [10, -740], [10, -640], [-10, -640]], copies: 1, tone: 'a' },
      { corners: [[-14, -40], [14, -40], [14, 620], [124, 620, 110, 110, 180, 0], [124, 620, 138, 138, 0, 180]], copies: 1, tone: 'a' },
    ],
  },
  /** A policy with its seal. */
  'page-insurenceDetails': {
    isObject: true,
    layers: [
      { corners: [[-560, -760], [330, -760], [560, -530], [560, 760], [-560, 760]], copies: 6, scale: 0.972, turn: 0, tone: 'a' },
      { corners: [[330, -760], [330, -530], [560, -530]], copies: 1, tone: 'a' },
      { corners: [[-400, -414], [400, -414], [400, -386], [-400, -386]], copies: 1, tone: 'a' },
      { corners: [[-400, -304], [400, -304], [400, -276], [-400, -276]], copies: 1, tone: 'a' },
      { corners: [[-400, -194], [400, -194], [400, -166], [-400, -166]], copies: 1, tone: 'a' },
      { corners: [[-400, -84], [60, -84], [60, -56], [-400, -56]], copies: 1, tone: 'a' },
      { corners: [[-400, 136], [-60, 136], [-60, 164], [-400, 164]], copies: 1, tone: 'a' },
      { corners: [[-400, 246], [-60, 246], [-60, 274], [-400, 274]], copies: 1, tone: 'a' },
      { corners: [[-400, 356], [-60, 356], [-60, 384], [-400, 384]], copies: 1, tone: 'a' },
      { terms: [[230, 1], [14, 27], [14, -25], [470, 0, 56]], radius: 728, copies: 1, tone: 'b' },
      { terms: [[110, 1], [90, 13], [470, 0, 56]], radius: 670, copies: 1, tone: 'b' },
      { terms: [[70, 1], [40, -9], [470, 0, 56]], radius: 580, copies: 1, tone: 'b' },
    ],
  },
  /** A shield. */
  'page-project-details': {
    isObject: true,
    layers: [
      { corners: [[0, -780], [210, -680], [430, -620], [640, -600], [0, -100, 640, 860, 0, 180], [-640, -600], [-430, -620], [-210, -680]], copies: 14, scale: 0.955, turn: 0, tone: 'a' },
      { ring: [10, 1.6, 16], radius: 300, copies: 6, tone: 'b' },
    ],
  },
  /** A sheet of a calendar with its last day marked. */
  'page-overdue-invoices': {
    isObject: true,
    layers: [
      { corners: [[-690, -640], [690, -640], [690, 640], [-690, 640]], copies: 6, scale: 0.98, turn: 0, tone: 'a' },
      { corners: [[-590, -560], [590, -560], [590, -440], [-590, -440]], copies: 1, tone: 'a' },
      { corners: [[-570, -540], [570, -540], [570, -460], [-570, -460]], copies: 1, tone: 'a' },
      { corners: [[-550, -520], [550, -520], [550, -480], [-550, -480]], copies: 1, tone: 'a' },
      { corners: [[50, -100], [250, -100], [250, 100], [50, 100]], copies: 2, turn: 180, tone: 'a' },
      { corners: [[350, -100], [550, -100], [550, 100], [350, 100]], copies: 2, turn: 180, tone: 'a' },
      { corners: [[50, 200], [250, 200], [250, 400], [50, 400]], copies: 2, turn: 180, mirror: true, tone: 'a' },
      { corners: [[350, 200], [550, 200], [550, 400], [350, 400]], copies: 2, turn: 180, mirror: true, tone: 'a' },
      { terms: [[87, 1], [43, -1, 180], [720, 0, -117]], radius: 850, copies: 1, tone: 'a' },
      { terms: [[87, 1], [43, -1, 180], [720, 0, -63]], radius: 850, copies: 1, tone: 'a' },
      { terms: [[75, 1], [55, -1, 180], [720, 0, -117]], radius: 850, copies: 1, tone: 'a' },
      { terms: [[75, 1], [55, -1, 180], [720, 0, -63]], radius: 850, copies: 1, tone: 'a' },
      { terms: [[112, 1], [53, 19], [541, 0, 34]], radius: 706, copies: 1, tone: 'b' },
      { terms: [[68, 1], [32, 13], [541, 0, 34]], radius: 641, copies: 1, tone: 'b' },
    ],
  },
  /** A circular slide rule and its cursor. */
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
  /** A magnifying glass. */
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
  /** The seal of a contract. */
  'page-terms': {
    layers: [
      { ring: [10, 0.7, 40], radius: 800, copies: 5, scale: 0.975, turn: 0, tone: 'a' },
      { ring: [10, 2.2, 5], radius: 650, copies: 16, scale: 0.93, turn: 5, tone: 'b' },
    ],
  },
  /** A compass. */
  'page-accessibility': {
    layers: [
      { ring: [10, 0.6, 32], radius: 800, copies: 5, tone: 'a' },
      { terms: [[3, 1], [1, -3]], radius: 710, copies: 13, scale: 0.92, turn: 0, tone: 'a' },
      { terms: [[3, 1], [1, -3, 180]], radius: 500, copies: 10, scale: 0.9, turn: 0, tone: 'b' },
    ],
  },
} as const satisfies Record<string, RosetteParameters>;

export type PageMark = keyof typeof pageMarks;
