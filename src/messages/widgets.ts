/** Words of the widgets in src/components. */

export const breadcrumb = 'Breadcrumb';
export const close = 'Close';
export const dialogOpened = '{title}: opened';
export const dialogClosed = '{title}: closed';
/** After the text of a link, for screen readers. */
export const opensInNewTab = ' (opens in new tab)';
export const pauseAnimations = 'Pause animations';
export const playAnimations = 'Play animations';

// Sliders
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = '{index} of {count}: {title}';
/** The visible position: '1–4 of 5'. */
export const positionOf = '{shown} of {count}';
export const allSlides = '{slider}: all slides';
export const chooseSlide = 'Choose slide: {slider}';
export const stopRotation = 'Stop slide rotation: {slider}';
export const startRotation = 'Start slide rotation: {slider}';
export const previousSlide = 'Previous slide: {slider}';
export const nextSlide = 'Next slide: {slider}';

// Accordion
export const showAll = 'Show all';
export const hideAll = 'Hide all';
/** Between `showAll` or `hideAll` and the noun. */
export const beforeNoun = ' ';
export const answers = 'answers';

// Fields
export const optional = ' (optional)';
export const errorPrefix = 'Error: ';
export const thereIsAProblem = 'There is a problem';
export const characters = '{count} characters';
export const charactersOf = '{count} of {limit} characters';
export const charactersThatFit = '{count} of about {limit} characters that fit into WhatsApp';
export const characterLimit = 'Up to {limit} characters.';
export const characterLimitOfChat = 'Up to {limit} characters; fewer in Hindi, Tamil or Urdu.';
export const tooLongForChat =
  'This is too long for WhatsApp, which will get a shortened message. After you submit, “Copy message” copies all of it.';

// The document's title while a form is shown
export const titleOfError = 'Error: ';
export const titleOfUnsent = 'Not sent yet - ';
export const titleOfSent = 'Sent - ';

// Maps, videos and drawings
export const openMap = 'Open the map';
export const closeMap = 'Close the map';
export const showMap = 'Show the map here';
export const mapSource = 'It comes from {host}, which then learns your network address.';
export const playVideo = 'Play video';
/** After `playVideo`, if the video is in another language than the page. */
export const videoLanguage = ' (in {language})';
export const rated = 'Rated {filled} out of {all} stars';
export const hospital = 'Engraving of a hospital with an ambulance at its door, and trees';
export const plant =
  'Engraving of a components plant with a saw-tooth roof, a warehouse, a lorry and a forklift';
export const familyHouse = 'Engraving of a family house with a veranda, among trees and hills';
