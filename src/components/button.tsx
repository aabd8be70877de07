import type { ButtonHTMLAttributes } from 'react';

const variants = {
  /**
   * The main action. A viewport should contain only one main action. The button has a second, inner border.
   * chrome/use-visibility-after-scroll.ts finds the button by the class `plate-button`.
   */
  primary:
    'plate-button border-primary-foreground bg-primary text-primary-foreground [box-shadow:inset_0_0_0_3px_var(--plate),inset_0_0_0_calc(3px+theme(lineWidth.button))_color-mix(in_srgb,var(--primary-foreground)_45%,transparent)] [--plate:var(--primary)] hover:bg-primary-hover hover:[--plate:var(--primary-hover)]',
  outline: 'border-foreground text-foreground hover:bg-foreground hover:text-background',
  /** A pressed toggle button. Its text is underlined in forced colours, because all backgrounds are the same there. */
  pressed: 'border-brand bg-brand text-background forced-colors:underline',
  secondary: 'border-secondary-foreground bg-secondary text-secondary-foreground hover:bg-secondary-hover',
  /** The second action of a banner. It fits any background. */
  second: 'border-current hover:underline',
  /** A submit button that is not the main action of the page, as in the newsletter form. */
  solid: 'border-foreground bg-foreground text-background hover:underline',
} as const;

const sizes = {
  regular: 'min-h-control px-6 py-2 text-control',
  small: 'min-h-tap px-4 py-1.5 text-sm leading-tight',
} as const;

export interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export const getButtonClass = ({ variant = 'primary', size = 'regular' }: ButtonStyle = {}) =>
  `inline-flex items-center justify-center gap-2.5 rounded-md border-control text-center font-semibold no-underline transition-colors duration-quick ${variants[variant]} ${sizes[size]}`;

type ButtonProps = ButtonStyle & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

export function Button({ variant = 'primary', size = 'regular', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={getButtonClass({ variant, size })} {...rest} />;
}

const iconButtonVariants = {
  outline: 'border-input text-foreground hover:bg-accent',
  secondary: 'border-secondary-foreground text-secondary-foreground hover:bg-secondary-hover',
} as const;

/**
 * Returns the classes of a square of 48 px with an icon. Use them for links, and for buttons that cannot be an
 * `IconButton`.
 */
export const getIconButtonClass = (variant: keyof typeof iconButtonVariants = 'outline') =>
  `inline-grid size-12 flex-none place-items-center rounded-md border-control text-control ${iconButtonVariants[variant]}`;

/** The HTML attributes of a button that controls a dialog without JavaScript. React's types lack these attributes. */
interface InvokerAttributes {
  command?: 'show-modal' | 'close';
  commandfor?: string;
}

type IconButtonProps = InvokerAttributes & {
  label?: string;
  variant?: keyof typeof iconButtonVariants;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/**
 * A square button of 48 px with an icon. `label` is its accessible name. Omit `label` if the children contain a text.
 */
export function IconButton({ label, variant, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={getIconButtonClass(variant)} {...rest} />;
}
