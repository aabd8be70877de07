import { useLocation } from 'react-router-dom';
import { useStaticLanguages } from '../components/static-html.ts';
import { base } from '../site/language.ts';
import { languageNames, getPathInLanguage } from '../site/languages.ts';
import { findRoute } from '../site/page-info.ts';
import { languages } from '../site/published-languages.ts';

const currentLanguage = base.slice(1) || 'en';
const otherLanguages = (['en', ...languages] as const).filter((language) => language !== currentLanguage);

/** Links to the page in the other languages. They lead to Home for an untranslated article and for the 404 page. */
export function LanguageLinks({ as: Item = 'div', className }: { as?: 'li' | 'div'; className: string }) {
  const { pathname } = useLocation();
  const staticLanguages = useStaticLanguages(pathname);
  const isTranslated = (language: string) =>
    findRoute(pathname) !== undefined || staticLanguages.includes(language);
  return otherLanguages.map((language) => (
    <Item key={language}>
      <a
        href={getPathInLanguage(language, isTranslated(language) ? pathname : '/')}
        lang={language}
        hrefLang={language}
        className={className}
        data-keeps-query=""
      >
        {languageNames[language]}
      </a>
    </Item>
  ));
}
