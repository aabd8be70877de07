import { iconNames } from '../site/icon-names.ts';
import type { IconName } from '../site/icon-names.ts';

const tones = {
  inherit: '',
  brand: ' text-brand',
  'primary-bright': ' text-primary-bright',
  highlight: ' text-highlight',
} as const;

const trailingClasses = ' -mr-7 ml-2 inline-block align-middle print:hidden large-text:mr-0';

interface IconProps {
  name: IconName;
  /** The colour of the icon. The default is the colour of the surrounding text. */
  tone?: keyof typeof tones;
  /** Whether the icon follows the last word of a link. If so, it is in the right padding of 1.75rem of the link. */
  isTrailing?: boolean;
  /** Classes for the size, and for the place in a grid. */
  className?: string | undefined;
}

/**
 * A decorative icon of 1.25em, next to a text with the same meaning. The class of the icon contains a number, because
 * content blockers hide elements whose class contains the name of a social network.
 */
export function Icon({ name, tone = 'inherit', isTrailing = false, className = '' }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={`icon icon-${iconNames.indexOf(name) + 1}${tones[tone]}${isTrailing ? trailingClasses : ''} ${className}`.trim()}
    />
  );
}
