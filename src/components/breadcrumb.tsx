import type { BreadcrumbItem } from '../site/page-info.ts';
import { PageAnchor } from './page-anchor.tsx';
import { nameLang } from './page-language.tsx';
import * as words from '#words/widgets.json';

/** Classes of an item with a separator before its text. The separator is an arrow. */
const separatorClasses =
  'before:mr-[0.75em] before:mb-[0.1em] before:ml-[0.5em] before:size-[0.5em] before:flex-none before:rotate-45 before:border-current before:[border-width:1.7px_1.7px_0_0] before:opacity-80';

/**
 * The breadcrumb from Home to the current page, which is its last item. If the last item is long, it wraps in its own
 * column. CSS draws the separators, so screen readers do not announce them.
 */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol role="list" className="flex flex-wrap items-baseline pb-2 text-sm">
        {items.map((item, index) => (
          <li
            key={item.path}
            // With a basis of 6.1rem, lines break at the same places in the fallback font and in the web font, so the
            // page does not move.
            className={`inline-flex items-baseline last:flex-[1_1_6.1rem] ${index > 0 ? separatorClasses : ''}`}
          >
            {index < items.length - 1 ? (
              <PageAnchor
                to={item.path}
                className="inline-flex min-h-tap min-w-tap items-center underline underline-offset-[.25em]"
              >
                {item.label}
              </PageAnchor>
            ) : (
              <span aria-current="page" lang={nameLang(item.path)}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
