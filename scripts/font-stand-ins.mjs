/**
 * Fonts found on most devices: names for local(), and the average advance in em published in
 * @capsizecss/metrics 4 (weighting of font-metrics.mjs; of DejaVu, Linux's own, by that file itself). Liberation and Helvetica share the
 * advances of Times New Roman and Arial. A face whose local() names are all missing counts as
 * absent, and of the rest the last one wins (CSS Fonts 4, 4.5 and 11.2), so the best comes last.
 * DejaVu Sans, 1037 by that weighting, is set to what 97 leads of this site measure in a browser: a lead that takes a
 * line more or less once its face is here moves all that stands below it.
 */
const serif = (suffix, post, dejavu, noto, times, georgia) => [
  { local: [`DejaVu Serif${suffix}`], width: dejavu / 2048 },
  { local: [`Noto Serif${suffix}`, `NotoSerif-${post}`], width: noto / 1000 },
  { local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`], width: times / 2048 },
  { local: [`Georgia${suffix}`], width: georgia / 2048 },
];
const sans = (suffix, post, dejavu, noto, roboto, arial) => [
  { local: [`DejaVu Sans${suffix}`], width: dejavu / 2048 },
  { local: [`Noto Sans${suffix}`, `NotoSans-${post}`], width: noto / 1000 },
  { local: [`Roboto${suffix}`, `Roboto-${post}`], width: roboto / 2048 },
  {
    local: [`Arial${suffix}`, `Liberation Sans${suffix}`, `Helvetica${suffix}`],
    width: arial / 2048,
  },
];

/** The like of each kind of face; italics of a sans are not measured, and have no stand-in. */
const likes = {
  'serif normal': serif('', 'Regular', 1054, 481, 832, 913),
  'serif italic': serif(' Italic', 'Italic', 1054, 469, 836, 931),
  'serif bold': serif(' Bold', 'Bold', 1165, 512, 886, 1062),
  'sans normal': sans('', 'Regular', 1014, 474, 911, 913),
  'sans bold': sans(' Bold', 'Bold', 1173, 503, 926, 983),
};

/**
 * Faces of a machine that stand in for a face until it is here: for a variable one at its least weight and, where it
 * is as bold as buttons, labels and links, at its greatest.
 */
export function standInsOf({ like }, { weight, style }) {
  const [least, most = least] = weight.split(' ');
  return [...new Set([least, most])].flatMap((at) => {
    const kind = style === 'italic' ? 'italic' : Number(at) >= 600 ? 'bold' : 'normal';
    const isNew = at === least || kind === 'bold';
    return isNew ? [{ at, fonts: likes[`${like} ${kind}`] ?? [] }] : [];
  });
}
