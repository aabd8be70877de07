import words from '#words/pages/not-found.json';
import { RichText } from '../components/rich-text.tsx';
import { NotFoundArt } from '../sections/not-found-art.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { SearchBand } from '../sections/search-box.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';

export function Screen() {
  return (
    <>
      <PlainPage title={words.notFound.title} art={<NotFoundArt number="404" mark="page-about" />}>
        <p>
          <RichText text={words.notFound.text} />
        </p>
      </PlainPage>
      <SearchBand label={words.search.label} />
      <ServiceDirectory
        note={words.services.note}
        title={words.services.title}
        intro={words.services.intro}
      />
    </>
  );
}
