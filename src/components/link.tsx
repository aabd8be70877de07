import { use } from 'react';
import type { ReactNode } from 'react';
import type { To } from '../site/routes.ts';
import { buttonClass } from './button.tsx';
import { CurrentPage } from './current-page.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { PageAnchor } from './page-anchor.tsx';

const textClasses =
  'font-semibold text-brand underline decoration-link underline-offset-[.28em] hover:decoration-mark';

const variants = {
  text: textClasses,
  /** Alone on its line, so its target size is 44 px (SC 2.5.5). */
  line: `inline-flex min-h-tap items-center ${textClasses}`,
  /** 44 px high, with an arrow that stays on the line of the last word. */
  more: `inline-block py-[calc((theme(spacing.tap)-1lh)/2)] pr-7 print:pr-0 large-text:pr-0 ${textClasses}`,
  button: buttonClass(),
  outline: buttonClass({ variant: 'outline' }),
  secondary: buttonClass({ variant: 'secondary' }),
  second: buttonClass({ variant: 'second' }),
  plain: 'underline-offset-[.25em] hover:underline',
} as const;

interface LinkProps {
  to: To;
  children: ReactNode;
  variant?: keyof typeof variants;
  /** Screen-reader text that makes the link meaningful out of context (SC 2.4.9). */
  about?: string;
}

/**
 * Classes of links to other destinations than pages of the site: in a sentence, with an icon, or on a line of their
 * own, where a long address wraps.
 */
export const linkClass = {
  text: textClasses,
  icon: `${variants.line} gap-2`,
  line: `${variants.line} wrap-anywhere`,
} as const;

/** A link to a page of this site; a path that is not in the route table does not compile. */
export function Link({ to, children, variant = 'text', about }: LinkProps) {
  const page = use(CurrentPage);
  return (
    <PageAnchor to={/^[#?]/.test(to) ? `${page?.path ?? ''}${to}` : to} className={variants[variant]}>
      {children}
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      {variant === 'more' && <Icon name="right" isTrailing />}
    </PageAnchor>
  );
}
