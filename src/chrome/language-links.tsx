import { useLocation } from 'react-router-dom';
import { useStaticLanguages } from '../components/static-html.ts';
import { language } from '../site/language.ts';
import { languageNames, getPathInLanguage } from '../site/languages.ts';
import { findRoute } from '../site/page-info.ts';
import { languages } from '../site/published-languages.ts';

const otherLanguages = (['en', ...languages] as const).filter((other) => other !== language);

/** Links to the page in the other languages. On an untranslated article and on the 404 page, the links lead to Home. */
export function LanguageLinks({ as: Item = 'div', className }: { as?: 'li' | 'div'; className: string }) {
  const { pathname } = useLocation();
  const staticLanguages = useStaticLanguages(pathname);
  const existsIn = (other: string) => findRoute(pathname) !== undefined || staticLanguages.includes(other);
  return otherLanguages.map((other) => (
    <Item key={other}>
      <a
        href={getPathInLanguage(other, existsIn(other) ? pathname : '/')}
        lang={other}
        hrefLang={other}
        className={className}
        data-keeps-query=""
      >
        {languageNames[other]}
      </a>
    </Item>
  ));
}
