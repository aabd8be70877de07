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

const trailing = ' -mr-7 ml-2 inline-block align-middle print:hidden large-text:mr-0';

interface IconProps {
  name: IconName;
  /** Colour of the icon; by default the colour of the surrounding text. */
  tone?: keyof typeof tones;
  /** After the last word of a link, in its padding on the right of 1.75rem. */
  isTrailing?: boolean;
}

/**
 * A decorative icon: the text beside it has the meaning. Its size is 1.25em. The class has a number, because content
 * blockers hide elements that are named after social networks.
 */
export function Icon({ name, tone = 'inherit', isTrailing = false }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}${isTrailing ? trailing : ''}`}
    />
  );
}
