import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inEnglish } from '#words/document.json';
import { isStaticPath } from '../lib/static-page.ts';
import { englishNames } from '../site/routes.ts';
import type { Path } from '../site/routes.ts';
import { isUntranslated } from './page-language.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Marks the English name of a page with `lang`, so that screen readers pronounce it in English. */
const markEnglish = (children: ReactNode, path: string) =>
  Children.map(children, (child) =>
    child === englishNames[path as Path]?.label ? <span lang="en">{child}</span> : child,
  );

/**
 * A link to a page or an article of this site. If the page is untranslated, the link leads to the English page, and its
 * accessible name contains the language. React Router handles all other links. A link to an article loads the document,
 * because articles have no client code.
 */
export function PageAnchor({
  to,
  children,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const [path = ''] = to.split(/[?#]/);
  if (isUntranslated(path))
    return (
      <a href={to} hrefLang="en" {...props}>
        {markEnglish(children, path)}
        <VisuallyHidden>{` ${inEnglish}`}</VisuallyHidden>
      </a>
    );
  return (
    <Link discover="none" to={to} reloadDocument={isStaticPath(to)} {...props}>
      {children}
    </Link>
  );
}
