import { Page } from '../sections/page.tsx';
import { PlainPage } from '../sections/plain-page.tsx';

export function Screen() {
  return (
    <Page title="Home" description="x">
      <PlainPage title="Home">
        <p>Home</p>
      </PlainPage>
    </Page>
  );
}
