import type { ButtonHTMLAttributes } from 'react';

const looks = {
  /** The main action, once per view: an engraved button with a second line inside. */
  primary: 'plate-button border-on-marigold bg-marigold text-on-marigold hover:bg-marigold-deep',
  outline: 'border-ink text-ink hover:bg-ink hover:text-paper',
  'on-plate': 'border-on-plate bg-plate text-on-plate hover:bg-plate-deep',
  /** The second action of a banner, on any background. */
  second: 'border-current hover:underline',
  /** On a marigold background. */
  solid: 'border-on-marigold bg-on-marigold text-marigold-field hover:underline',
} as const;

const sizes = {
  regular: 'min-h-control px-6 py-2 text-control',
  small: 'min-h-tap px-4 py-1.5 text-small leading-tight',
} as const;

export interface Look {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export const buttonClass = ({ look = 'primary', size = 'regular' }: Look = {}) =>
  `inline-flex items-center justify-center gap-2.5 rounded-control border-control text-center font-semibold no-underline transition-colors duration-quick aria-disabled:cursor-not-allowed aria-disabled:border-edge aria-disabled:bg-ledger aria-disabled:text-ink-soft ${looks[look]} ${sizes[size]}`;

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

export function Button({ look = 'primary', size = 'regular', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size })} {...rest} />;
}

const squares = {
  edge: 'border-edge text-ink hover:bg-ledger aria-disabled:border-rule aria-disabled:text-ink-mute',
  'on-plate':
    'border-on-plate text-on-plate hover:bg-plate-deep aria-disabled:border-plate-line aria-disabled:text-on-plate-soft',
} as const;

/** HTML's invoker attributes, by which a button controls a dialog without script; React's types lack them. */
interface Invoker {
  command?: 'show-modal' | 'close';
  commandfor?: string;
}

type IconButtonProps = Invoker & { label?: string; look?: keyof typeof squares } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style'
  >;

/** A 48 px square button with an icon. Its name is `label`, unless its children contain a name. */
export function IconButton({ label, look = 'edge', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-12 flex-none place-items-center rounded-control border-control text-control ${squares[look]}`}
      {...rest}
    />
  );
}
