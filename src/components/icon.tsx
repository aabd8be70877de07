/** In the order of their file (build/icon-drawings.ts). */
export const iconNames = [
  'phone',
  'mail',
  'pin',
  'clock',
  'chat',
  'up',
  'down',
  'left',
  'right',
  'pause',
  'play',
  'film',
  'menu',
  'close',
  'plus',
  'minus',
  'check',
  'alert',
  'copy',
  'external',
  'moon',
  'sun',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'download',
  'search',
  'person',
  'suitcase',
  'house',
  'car',
  'key',
  'gold',
  'office',
  'shop',
  'shield',
] as const;

export type IconName = (typeof iconNames)[number];

const tones = {
  beside: '',
  engrave: ' text-engrave',
  marigold: ' text-marigold',
  saffron: ' text-saffron',
} as const;

interface IconProps {
  name: IconName;
  /** Its colour: that of the words beside it, unless said. */
  tone?: keyof typeof tones;
}

/**
 * Decorative: the words beside it carry the meaning. Sized by the text it stands in (1.25em). Its class has a number:
 * filter lists hide what is named after a social network.
 */
export function Icon({ name, tone = 'beside' }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}`} />;
}
