/** Words of the widgets in src/components. */

export const breadcrumb = 'आप यहाँ हैं';
export const close = 'बंद करें';
export const dialogOpened = '{title}: खुल गया';
export const dialogClosed = '{title}: बंद हो गया';
export const opensInNewTab = ' (नए टैब में खुलेगा)';
export const pauseAnimations = 'ऐनिमेशन रोकें';
export const playAnimations = 'ऐनिमेशन चलाएँ';

// Sliders
export const carousel = 'स्लाइडर';
export const slide = 'स्लाइड';
export const slideOf = '{count} में से {index}: {title}';
export const positionOf = '{shown} / {count}';
export const allSlides = '{slider}: सभी स्लाइड';
export const chooseSlide = 'स्लाइड चुनें: {slider}';
export const stopRotation = 'स्लाइडों का बदलना रोकें: {slider}';
export const startRotation = 'स्लाइडों का बदलना शुरू करें: {slider}';
export const previousSlide = 'पिछली स्लाइड: {slider}';
export const nextSlide = 'अगली स्लाइड: {slider}';

// Accordion
export const showAll = 'सभी खोलें';
export const hideAll = 'सभी बंद करें';
export const beforeNoun = ': ';
export const answers = 'जवाब';

// Fields
export const optional = ' (ज़रूरी नहीं)';
export const errorPrefix = 'गलती: ';
export const thereIsAProblem = 'कुछ ठीक करना है';
export const characters = '{count} अक्षर';
export const charactersOf = '{limit} में से {count} अक्षर';
export const charactersThatFit = '{count} अक्षर; WhatsApp में करीब {limit} आते हैं';
export const characterLimit = 'ज़्यादा से ज़्यादा {limit} अक्षर।';
export const characterLimitOfChat = 'ज़्यादा से ज़्यादा {limit} अक्षर; हिंदी, तमिल या उर्दू में इससे कम।';
export const tooLongForChat =
  'यह WhatsApp के लिए बहुत लंबा है, इसलिए वहाँ छोटा मैसेज जाएगा। भेजने के बाद “मैसेज कॉपी करें” दबाने से पूरा मैसेज कॉपी होगा।';

// The document's title while a form is shown
export const titleOfError = 'गलती: ';
export const titleOfUnsent = 'अभी भेजा नहीं गया - ';
export const titleOfSent = 'भेज दिया गया - ';

// Maps, videos and drawings
export const openMap = 'नक्शा खोलें';
export const closeMap = 'नक्शा बंद करें';
export const showMap = 'नक्शा यहीं दिखाएँ';
export const mapSource = 'नक्शा {host} से आता है। दिखाने पर उसे आपका IP पता मालूम हो जाता है।';
export const playVideo = 'वीडियो चलाएँ';
export const videoLanguage = ' ({language} में)';
export const rated = '{all} में से {filled} स्टार';
export const hospital = 'चित्र: एक अस्पताल, दरवाज़े पर एंबुलेंस, और पेड़';
export const plant = 'चित्र: पुर्ज़े बनाने की फ़ैक्टरी, आरी के दाँतों जैसी छत, गोदाम, ट्रक और फ़ोर्कलिफ़्ट';
export const familyHouse = 'चित्र: पेड़ों और पहाड़ियों के बीच बरामदे वाला घर';
