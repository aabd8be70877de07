import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { isStaticPath } from '../../lib/static-page.ts';
import { inEnglish } from '../../messages/document.ts';
import { match } from '../../site/page-info.ts';
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
  if (isStaticPath(path) || match(path)?.onlyInEnglish)
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
