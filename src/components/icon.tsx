/** The names of the icons, in the order of the icon file (build/icon-drawings.ts). */
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
  inherit: '',
  brand: ' text-brand',
  primary: ' text-primary',
  highlight: ' text-highlight',
} as const;

interface IconProps {
  name: IconName;
  /** Colour of the icon; by default that of the surrounding text. */
  tone?: keyof typeof tones;
}

/**
 * A decorative icon: the text beside it has the meaning. Its size is 1.25em. The class has a number, because content
 * blockers hide elements that are named after social networks.
 */
export function Icon({ name, tone = 'inherit' }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}`} />;
}
