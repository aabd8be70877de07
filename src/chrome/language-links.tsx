import { useLocation } from 'react-router-dom';
import { useStaticLanguages } from '../components/static-html.ts';
import { base } from '../site/language.ts';
import { languageNames, pathIn } from '../site/languages.ts';
import { match } from '../site/page-info.ts';
import { languages } from '../site/published-languages.ts';

const current = base.slice(1) || 'en';
const others = (['en', ...languages] as const).filter((language) => language !== current);

/** Links to the page in the other languages; to Home in a language that lacks an article. */
export function LanguageLinks({ as: Item = 'div', className }: { as?: 'li' | 'div'; className: string }) {
  const { pathname } = useLocation();
  const staticLanguages = useStaticLanguages(pathname);
  const isTranslated = (language: string) => match(pathname) ?? staticLanguages.includes(language);
  return others.map((language) => (
    <Item key={language}>
      <a
        href={pathIn(language, isTranslated(language) ? pathname : '/')}
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
