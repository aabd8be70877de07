import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isStaticPath } from '../lib/static-page.ts';

/**
 * A link to a page of this site, from React Router's hooks for custom links: its `Link` includes prefetching, which
 * needs a server. Articles have no client code, so the browser loads their documents.
 */
export function PageAnchor({
  to,
  onClick,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isStaticPath(to)) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
