import { Link } from '../../components/link.tsx';
import { NotFoundArt } from '../../sections/not-found-art.tsx';
import { PlainPage } from '../../sections/plain-page.tsx';
import { SearchBand } from '../../sections/search-box.tsx';
import { ServiceDirectory } from '../../sections/service-directory.tsx';

export function Screen() {
  return (
    <>
      <PlainPage title="इस पते पर कोई पेज नहीं है" art={<NotFoundArt number="404" mark="page-about" />}>
        <p>
          हो सकता है, लिंक पुराना हो या पता लिखने में गलती हुई हो। <Link to="/">होम पेज</Link> पर जाएँ, खोजें, नीचे से कोई
          सेवा चुनें, या <Link to="/contact?about=Something%20else#message">हमें लिखें</Link>।
        </p>
      </PlainPage>
      <SearchBand label="इस साइट पर खोजें" />
      <ServiceDirectory note="यहाँ से कहाँ जाएँ" title="हमारी सारी सेवाएँ" intro="जो सेवा आप ढूँढ रहे थे, उसे चुनें।" />
    </>
  );
}
