/** The names of the icons. Their order gives the number in the class of an icon (build/icon-drawings.ts). */
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
  'primary-bright': ' text-primary-bright',
  highlight: ' text-highlight',
} as const;

const trailingClasses = ' -mr-7 ml-2 inline-block align-middle print:hidden large-text:mr-0';

interface IconProps {
  name: IconName;
  /** Colour of the icon; by default the colour of the surrounding text. */
  tone?: keyof typeof tones;
  /** Whether the icon is after the last word of a link, in the link's right padding of 1.75rem. */
  isTrailing?: boolean;
}

/**
 * A decorative icon of 1.25em, next to a text with the same meaning. Its class has a number instead of a name, because
 * content blockers hide elements with the name of a social network in their class.
 */
export function Icon({ name, tone = 'inherit', isTrailing = false }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}${isTrailing ? trailingClasses : ''}`}
    />
  );
}
