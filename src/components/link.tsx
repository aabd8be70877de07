import { use } from 'react';
import type { ReactNode } from 'react';
import type { To } from '../site/routes.ts';
import { getButtonClass } from './button.tsx';
import { CurrentPage } from './current-page.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { PageAnchor } from './page-anchor.tsx';

const solid = 'font-semibold text-brand underline underline-offset-[.25em]';
const text = `${solid} decoration-link hover:decoration-mark`;
/** Classes of a link that is alone on its line. It is at least as high as the target size of 44 px (SC 2.5.5). */
const line = `inline-flex min-h-tap items-center ${text}`;

/** The classes of each variant of `Link`. Links that do not lead to a page of this site use these classes directly. */
export const linkClass = {
  text,
  /** A link whose underline has the colour of the text. */
  solid,
  line,
  /** A link with an icon before its text. */
  icon: `${line} gap-2`,
  /** A link that may break at any letter, because it can be long, such as an email address. */
  wrap: `${line} wrap-anywhere`,
  /** A link with an arrow that stays on the same line as the last word. The link is at least 44 px high. */
  more: `inline-block py-[calc((theme(spacing.tap)-1lh)/2)] pr-7 print:pr-0 large-text:pr-0 ${text}`,
  button: getButtonClass(),
  outline: getButtonClass({ variant: 'outline' }),
  secondary: getButtonClass({ variant: 'secondary' }),
  second: getButtonClass({ variant: 'second' }),
  plain: 'underline-offset-[.25em] hover:underline',
} as const;

interface LinkProps {
  to: To;
  children: ReactNode;
  variant?: keyof typeof linkClass;
  /**
   * Text for screen readers, after the link text, that makes the link meaningful out of context (SC 2.4.9). If it is
   * set, a link of the variant `more` is not printed, because "Read more" alone says nothing on paper.
   */
  about?: string;
  onClick?: () => void;
}

/** A link to a page of this site. TypeScript rejects paths that are not in the route table. */
export function Link({ to, children, variant = 'text', about, onClick }: LinkProps) {
  const page = use(CurrentPage);
  return (
    <PageAnchor
      to={/^[#?]/.test(to) ? `${page?.path ?? ''}${to}` : to}
      onClick={onClick}
      className={`${linkClass[variant]}${variant === 'more' && about ? ' print:hidden' : ''}`}
    >
      {children}
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      {variant === 'more' && <Icon name="right" isTrailing />}
    </PageAnchor>
  );
}
