import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { isStaticPath } from '../../lib/static-page.ts';
import { inEnglish } from '../../messages/document.ts';
import { base } from '../../site/language.ts';
import type { Language } from '../../site/languages.ts';
import { match } from '../../site/page-info.ts';
import { hasPage } from '../../site/translated-pages.ts';
import { PageAnchor as Anchor } from '../page-anchor.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Marks the texts that have no Hindi. */
const markEnglish = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'string' && /^[^\u0900-\u097f]*[a-z][^\u0900-\u097f]*$/i.test(child) ? (
      <span lang="en">{child}</span>
    ) : (
      child
    ),
  );

/** A link to a page of this language, or to the English document of a page that is only in English, which it says. */
export function PageAnchor({ to, children, ...props }: ComponentProps<typeof Anchor>) {
  const [path = ''] = to.split(/[?#]/);
  const row = match(path);
  if (isStaticPath(path) || (row && !hasPage(base.slice(1) as Language, row)))
    return (
      <a href={to} hrefLang="en" {...props}>
        {markEnglish(children)}
        <VisuallyHidden>{` ${inEnglish}`}</VisuallyHidden>
      </a>
    );
  return (
    <Anchor to={to} {...props}>
      {children}
    </Anchor>
  );
}
