import { base } from '../language.ts';
import type { Language } from '../languages.ts';
import { routes as all } from '../routes.ts';
import type { Route } from '../routes.ts';
import { hasPage } from '../translated-pages.ts';

export { notFound, redirects } from '../routes.ts';

/** A page that is only in English has other content here, without its forms. */
function withoutForms({ action: _action, actionFigure: _figure, ...row }: Route): Route {
  return { ...row, actionTo: '/contact' };
}

export const routes = (all as readonly Route[]).map((row) =>
  hasPage(base.slice(1) as Language, row) ? row : withoutForms(row),
);
