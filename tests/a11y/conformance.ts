/**
 * The tests that prove each row of src/content/conformance.ts: a file under tests/ and part of a title in it.
 * tests/specification/unit/conformance.test.ts fails if a file or a title does not exist.
 */
export interface Proof {
  file: string;
  title: string;
}

const proof =
  (file: string) =>
  (title: string): Proof => ({ file: `tests/${file}`, title });

/** axe and our own checks on every page. */
const pageChecks = proof('pages/pages.spec.ts')('passes axe and our own checks on a wide window');
const sizes = proof('unit/design/sizes.test.ts');
const absent = proof('unit/site/absent.test.ts');
const contrast = proof('unit/design/contrast.test.ts')('reaches the limit of each pair: %s');
const html = proof('built/html.test.ts')('is valid HTML');
const pages = proof('built/pages.test.ts');
const menuBar = proof('e2e/menu-bar.spec.ts');
const mobileMenu = proof('e2e/mobile-menu.spec.ts');
const bar = proof('unit/chrome/site-menu.isolated.test.tsx');
const drawer = proof('unit/chrome/mobile-menu.isolated.test.tsx');
const floating = proof('unit/chrome/floating-actions.test.tsx');
const footer = proof('unit/chrome/footer.isolated.test.tsx');
const film = proof('specification/unit/film.test.ts');
const player = proof('unit/chrome/video-link.test.tsx');
const accordion = proof('unit/components/accordion.test.tsx');
const tabs = proof('unit/components/tabs.test.tsx');
const carousel = proof('unit/components/carousel.isolated.test.tsx');
const hero = proof('unit/sections/hero.isolated.test.tsx');
const pause = proof('unit/runtime/preferences.isolated.test.tsx');
const field = proof('unit/components/field.test.tsx');
const summary = proof('unit/components/error-summary.test.tsx');
const search = proof('unit/search/page-search.test.tsx');
const liveRegion = proof('unit/components/live-region.test.tsx');
const forms = proof('specification/unit/home-forms.test.tsx');
const navigation = proof('e2e/navigation.spec.ts');
const tables = proof('unit/sections/tables.test.tsx');
const blocks = proof('unit/sections/blocks.test.tsx');
const routes = proof('unit/site/routes.test.ts');
const stars = proof('unit/components/stars.test.tsx')('has the rating as its accessible name');
const noScript = proof('e2e/no-script.spec.ts');
const helpOrder = footer('lists help in the order');
const document = proof('unit/build/document.test.ts');

/** By the criterion's number. */
export const proofs: Readonly<Record<string, readonly Proof[]>> = {
  '1.1.1': [pageChecks, blocks('is an image with a name and a description'), stars],
  '1.2.1': [film('name the four steps')],
  '1.2.2': [film('without a sound track'), film('are WebVTT with words in every cue')],
  '1.2.3': [film('without a sound track')],
  '1.2.4': [absent('has no film, sound or frame but the player and the map')],
  '1.2.5': [film('without a sound track')],
  '1.3.1': [
    pageChecks,
    html,
    tables('has a caption, column and row headers'),
    accordion('each header is a heading'),
  ],
  '1.3.2': [pageChecks, carousel('its controls precede them')],
  '1.3.3': [floating('copies the number and announces it'), field('with the word Error')],
  '1.3.4': [pageChecks, absent('locks no orientation')],
  '1.3.5': [forms('required, with their purpose (FM1)')],
  '1.4.1': [pageChecks, stars, tables('every tick and cross has its word'), field('with the word Error')],
  '1.4.2': [film('without a sound track'), absent('has no film, sound or frame but the player and the map')],
  '1.4.3': [pageChecks, contrast],
  '1.4.4': [sizes('font sizes are in rem'), document('lets the visitor zoom')],
  '1.4.5': [absent('has no pictures but drawings')],
  '1.4.6': [contrast],
  '1.4.10': [pageChecks, mobileMenu('reaches every service at 320 x 256 without overflow')],
  '1.4.11': [contrast],
  '1.4.12': [pageChecks],
  '1.4.13': [bar('Escape closes what hover opened'), menuBar('mouse: opens on hover')],
  '2.1.1': [
    bar('Enter and Space toggle'),
    accordion('Enter and Space toggle'),
    tabs('Left and Right wrap'),
    proof('a11y/journeys/journeys.spec.ts')('by keyboard'),
  ],
  '2.1.2': [mobileMenu('keeps Tab inside'), floating('Escape closes'), bar('Escape in the panel')],
  '2.1.4': [
    absent('listens to no single character but the one'),
    proof('unit/search/search-link.test.tsx')('not once that is turned off (SC 2.1.4)'),
  ],
  '2.2.1': [absent('has no time limits')],
  '2.2.2': [
    carousel('does not change after Stop'),
    hero('stays on its slide after Stop'),
    pause('keeps the choice for the page where storage is not available'),
  ],
  '2.3.1': [hero('changes every 5000 ms'), carousel('changes every 4000 ms')],
  '2.4.1': [navigation('the skip link is first'), pages('has one %s (G1 G2)')],
  '2.4.2': [pages('has unique titles and descriptions'), navigation('a navigation changes the title')],
  '2.4.3': [
    navigation('a navigation changes the title'),
    menuBar('keyboard: Tab moves through the panel'),
    player('focus is back on the link'),
  ],
  '2.4.4': [pageChecks, blocks('links with the title of the row'), footer('has the effect of every link')],
  '2.4.5': [footer('links every page once'), search('arrow keys choose a page')],
  '2.4.6': [html, pages('has one %s (G1 G2)'), routes('gives every row its own label')],
  '2.4.7': [sizes('the focus ring is at least 2 px thick'), contrast],
  '2.4.11': [pageChecks, proof('e2e/floating-buttons.spec.ts')('on a phone the row keeps clear of content')],
  '2.4.12': [pageChecks],
  '2.4.13': [sizes('the focus ring is at least 2 px thick'), contrast],
  '2.5.1': [carousel('the rotation button first'), hero('has the rotation button first')],
  '2.5.2': [absent('acts on no pointerdown')],
  '2.5.3': [pageChecks, footer('has the effect of every link')],
  '2.5.4': [absent('listens to no movement of the device')],
  '2.5.5': [pageChecks],
  '2.5.7': [carousel('marks the ends'), proof('e2e/inner-pages.spec.ts')('with slide numbers')],
  '2.5.8': [pageChecks],
  '3.1.1': [html, proof('built/languages.test.ts')('every document declares its language')],
  '3.1.2': [absent('has words in one script'), proof('built/languages.test.ts')('has English only in parts')],
  '3.2.1': [tabs('selection follows focus'), carousel('stops for good when focus enters')],
  '3.2.2': [
    proof('unit/enquiry/phone-field.test.tsx')('and stays as it was typed'),
    search('Tab leaves the field, and opens nothing'),
  ],
  '3.2.3': [footer('links every page once'), pages('has the same chrome on every page')],
  '3.2.4': [helpOrder, footer('comes after the skip link')],
  '3.2.6': [helpOrder, proof('unit/sections/service-layout.test.tsx')('comes in the footer')],
  '3.3.1': [
    forms('names every error and focuses the summary'),
    field('with the word Error'),
    summary('one link'),
  ],
  '3.3.2': [field('a field has its label above it'), forms('required, with their purpose (FM1)')],
  '3.3.3': [proof('unit/enquiry/schemas.isolated.test.ts')('names every field and its fix')],
  '3.3.4': [forms('opens the chat once with its lead'), forms('Change the message shows the form again')],
  '3.3.6': [forms('Change the message shows the form again')],
  '3.3.7': [forms('a half-written form survives a reload'), tabs('keeps typed text when the tab changes')],
  '3.3.8': [absent('has no password')],
  '4.1.2': [
    pageChecks,
    bar('is a list'),
    tabs('is a named tab list'),
    drawer('its trigger has'),
    noScript('mega menu'),
  ],
  '4.1.3': [
    forms('announces the success once the visitor confirms'),
    search('shows and announces that nothing matches'),
    liveRegion('announces all messages through one polite region'),
  ],
};
