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
  'primary-bright': ' text-primary-bright',
  highlight: ' text-highlight',
} as const;

const trailing = ' -mr-7 ml-2 inline-block align-middle print:hidden large-text:mr-0';

interface IconProps {
  name: IconName;
  /** Colour of the icon; by default the colour of the surrounding text. */
  tone?: keyof typeof tones;
  /** Places the icon after the last word of a link, in the link's right padding of 1.75rem. */
  isTrailing?: boolean;
}

/**
 * A decorative icon of 1.25em; the text next to it has the meaning. Its class is a number, because content blockers
 * hide elements whose class names a social network.
 */
export function Icon({ name, tone = 'inherit', isTrailing = false }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}${isTrailing ? trailing : ''}`}
    />
  );
}
