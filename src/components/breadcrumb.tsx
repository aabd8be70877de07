import type { BreadcrumbItem } from '../site/page-info.ts';
import { PageAnchor } from './page-anchor.tsx';
import { getNameLanguage } from './page-language.tsx';
import * as words from '#words/widgets.json';

/**
 * Classes of a link that ends with an arrow as separator. The arrow is inside the link, so that a short link, such as
 * the Hindi 'होम', reaches the target size without an extra gap.
 */
const linkClasses =
  'inline-flex min-h-tap min-w-tap items-center underline underline-offset-[.25em] after:mr-[0.75em] after:ml-[0.5em] after:size-[0.5em] after:flex-none after:rotate-45 after:border-current after:[border-width:1.7px_1.7px_0_0] after:opacity-80';

/**
 * The breadcrumb from Home to the current page. If the name of the current page is long, it wraps in its own column.
 * CSS draws the separators, so screen readers do not announce them.
 */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol role="list" className="flex flex-wrap items-baseline pb-2 text-sm">
        {items.map((item, index) => (
          <li
            key={item.path}
            // With a basis of 6.1rem, lines break at the same places in the fallback font and in the web font.
            className="inline-flex items-baseline last:flex-[1_1_6.1rem]"
          >
            {index < items.length - 1 ? (
              <PageAnchor to={item.path} className={linkClasses}>
                {item.label}
              </PageAnchor>
            ) : (
              <span aria-current="page" lang={getNameLanguage(item.path)}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
