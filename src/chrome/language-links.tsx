import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import { base } from '../site/language.ts';
import { languageNames, pathIn } from '../site/languages.ts';
import { match } from '../site/page-info.ts';
import { languages } from '../site/published-languages.ts';

const current = base.slice(1) || 'en';
const others = (['en', ...languages] as const).filter((language) => language !== current);

/** Handlers of a link to another language: tabs and calculators write their state to the address without the router. */
const updateAddress = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
};
export const updates = { onPointerDown: updateAddress, onFocus: updateAddress, onClick: updateAddress };

/** Links to the page in the other languages; from a page that has no row, such as an article, to Home. */
export function LanguageLinks({ as: Item = 'div', className }: { as?: 'li' | 'div'; className: string }) {
  const { pathname, search, hash } = useLocation();
  const path = match(pathname) ? pathname : '/';
  const place = useHydrated() ? search + hash : ''; // the build does not know them
  return others.map((language) => (
    <Item key={language}>
      <a
        href={pathIn(language, path) + place}
        lang={language}
        hrefLang={language}
        className={className}
        {...updates}
      >
        {languageNames[language]}
      </a>
    </Item>
  ));
}
