import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { getActionTarget, findRoute } from '../site/page-info.ts';

/** A button with the page's action (`action` in page-names.json). Renders nothing if the page has none. */
export function PageAction() {
  const row = findRoute(useCurrentPage().path);
  return (
    row?.action && (
      <p className="mt-apart">
        <Link to={getActionTarget(row)} variant="button">
          {row.action}
        </Link>
      </p>
    )
  );
}
