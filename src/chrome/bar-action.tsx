import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { PageAnchor } from '../components/page-anchor.tsx';
import { getActionTarget, findRoute } from '../site/page-info.ts';
import * as common from '#words/common.json';

/**
 * The link to the page's own action, with the figure of the page if it has one. The docked bar and the letterhead
 * contain this link.
 */
export function BarAction({
  className,
  ...props
}: Omit<ComponentProps<typeof PageAnchor>, 'to' | 'children'>) {
  const page = findRoute(useLocation().pathname);
  return (
    <PageAnchor
      to={getActionTarget(page)}
      className={`bg-primary font-semibold text-primary-foreground hover:bg-primary-hover ${className}`}
      {...props}
    >
      {page?.actionFigure && <span className="font-normal">{page.actionFigure}</span>}
      {` ${page?.action ?? common.sendAnEnquiry}`}
    </PageAnchor>
  );
}
