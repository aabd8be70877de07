import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isStaticPath } from '../../lib/static-page.ts';
import { inEnglish } from '../../messages/document.ts';
import { match } from '../../site/page-info.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A link to a page of this language, or to the English document of a page that is only in English, which it says. */
export function PageAnchor({
  to,
  children,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const [path = ''] = to.split(/[?#]/);
  if (!isStaticPath(path) && !match(path)?.onlyInEnglish)
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  return (
    <a href={to} hrefLang="en" {...props}>
      {children}
      <VisuallyHidden>{` ${inEnglish}`}</VisuallyHidden>
    </a>
  );
}
