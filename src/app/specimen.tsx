/**
 * The page /specimen of the development server, which shows all components. It is neither in the route table nor in the
 * build. It may use only classes that the site uses, because Tailwind does not scan it (styles/index.css).
 */
import { Art } from './specimen/art.tsx';
import { Articles } from './specimen/articles.tsx';
import { Bands } from './specimen/bands.tsx';
import { Blocks } from './specimen/blocks.tsx';
import { Colours } from './specimen/colours.tsx';
import { Columns } from './specimen/columns.tsx';
import { Fields } from './specimen/fields.tsx';
import { Heads } from './specimen/heads.tsx';
import { LeadForms } from './specimen/lead-forms.tsx';
import { Measures } from './specimen/measures.tsx';
import { Moving } from './specimen/moving.tsx';
import { Sheets } from './specimen/sheets.tsx';
import { Studio, useStudio } from './specimen/studio.tsx';
import { Widgets } from './specimen/widgets.tsx';

export function Screen() {
  const studio = useStudio();
  // `<main>` must have only one child: the browser renders further children only near the viewport (base.css).
  return (
    <div>
      <div className="wrap grid gap-4 py-section">
        <h1 className="font-display text-h1-banner">Specimen</h1>
        <p className="max-w-text text-lg text-foreground-soft">
          Everything the site is made of, each under its name in the code. The panel Theme changes all of it.
        </p>
      </div>
      <Colours theme={studio.theme} />
      <Measures />
      <Art />
      <Widgets />
      <Fields />
      <Heads />
      <Moving />
      <Bands />
      <Blocks />
      <Sheets />
      <Columns />
      <Articles />
      <LeadForms />
      <Studio {...studio} />
    </div>
  );
}
