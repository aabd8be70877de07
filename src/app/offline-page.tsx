import { ContactList } from '../components/contact-list.tsx';
import { Button } from '../components/button.tsx';
import { FrameBackground } from '../components/frame-background.tsx';
import { Brand } from '../chrome/brand.tsx';
import type { FormDefinition } from '../enquiry/form-definition.ts';
import { framedBlockClasses } from '../sections/framed-block-classes.ts';
import { PlainPage } from '../sections/plain-page.tsx';
import { firm } from '../site/firm.ts';
import { base, pageLocale } from '../site/language.ts';
import { officeLocale } from '../site/office.ts';
import words from '#words/offline.json';
import * as formWords from '#words/forms.json';

const formModules = import.meta.glob<Record<string, unknown>>('../enquiry/forms/*.ts', { eager: true });

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'fields' in value;

const forms = Object.values(formModules).flatMap((module) => Object.values(module).filter(isForm));

/** Returns the labels of a form's text controls by control name. Leaves out selects and custom fields. */
const findTypedControls = ({ fields }: FormDefinition): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, label }]): [string, string][] => {
      if (kind === 'choice' || kind === 'custom') return [];
      if (kind !== 'reply') return [[name, label]];
      return [
        ['email', formWords.email],
        ['number', formWords.phone],
      ];
    }),
  );

/**
 * A template for the text that the visitor has typed into a form. For each form with a draft or unsent enquiries in
 * sessionStorage (enquiry/draft.ts), runtime/offline-page.js fills a copy of the template. The copy has a row for each
 * control that has a value. The additional control `text` is the text of the unsent enquiries.
 */
function TypedText() {
  const labels = forms.map((form) => ({
    id: form.id,
    title: form.title,
    controls: { text: formWords.theMessage, ...findTypedControls(form) },
  }));
  return (
    <section hidden data-typed={JSON.stringify(labels)} className="wrap pb-section">
      <h2 className="font-display text-h2">{words.typed}</h2>
      <p className="mt-2 max-w-text text-foreground-soft">{words.typedIsKept}</p>
      <template>
        <div className="mt-6 max-w-text">
          <h3 className="font-display text-h3">{words.typed}</h3>
          <dl className="mt-2">
            <div className="border-t-hair border-border py-2">
              <dt className="text-sm text-muted-foreground" />
              <dd className="wrap-anywhere whitespace-pre-line" />
            </div>
          </dl>
        </div>
      </template>
    </section>
  );
}

/**
 * The document that the service worker shows when a page cannot be loaded (build/offline-worker.ts). The build inlines
 * the styles and scripts of the document. Fonts and the seal appear only if they are in the browser's HTTP cache.
 * @param scripts the URLs of the scripts that the build inlines
 */
export function OfflineDocument({ scripts }: { scripts: readonly string[] }) {
  return (
    <html lang={pageLocale ?? officeLocale} data-rendered="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${words.heading} - ${firm.name}`}</title>
        {scripts.map((src) => (
          <script key={src} src={src} />
        ))}
        <link rel="stylesheet" href="/src/styles/index.css" />
        {base && <link rel="stylesheet" href={`/src/styles${base}.css`} />}
      </head>
      <body>
        <header className="border-b-hair border-input">
          <div className="wrap py-3">
            <Brand variant="background" />
          </div>
        </header>
        <main>
          <PlainPage
            title={words.heading}
            art={
              <div className={framedBlockClasses}>
                <FrameBackground />
                <div className="relative">
                  <p className="mb-2 font-semibold">{words.phoneWorks}</p>
                  <ContactList show={['phone', 'email', 'chat', 'address', 'hours']} />
                </div>
              </div>
            }
          >
            <p>{words.text}</p>
            <p>
              <Button data-retry="">{words.tryAgain}</Button>
            </p>
            <p role="status" data-result={words.stillOffline} className="min-h-[1lh]" />
          </PlainPage>
          <TypedText />
        </main>
      </body>
    </html>
  );
}
