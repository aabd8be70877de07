import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isStaticPath } from '../lib/static-page.ts';

/** React Router's link. Articles have no client code, so the browser loads their documents. */
export function PageAnchor({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link discover="none" to={to} reloadDocument={isStaticPath(to)} {...props} />;
}
