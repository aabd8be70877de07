/** Words of the header, the menus, the footer and the notices that every page may show. */

export const skipToContent = 'सीधे मुख्य जानकारी पर जाएँ';
export const switchToDark = 'गहरे रंग चुनें';
export const switchToLight = 'हल्के रंग चुनें';

// The items of the navigation bar
export const mainMenu = 'मुख्य मेन्यू';
export const home = 'होम';
export const about = 'हमारे बारे में';
export const team = 'टीम';
export const becomePartner = 'पार्टनर बनें';
export const contact = 'संपर्क';
export const requestAppointment = 'अपॉइंटमेंट लें';
export const calculators = 'कैलकुलेटर';
export const calculatorsSummary = 'EMI, लोन की पात्रता, बिल';
export const articles = 'लेख';
export const articlesSummary = 'लोन, बिल और रेटिंग';
export const documents = 'ज़रूरी दस्तावेज़';
export const documentsSummary = 'हर सेवा के लिए अलग सूची';
export const nriGuide = 'NRI गाइड';
export const nriGuideSummary = 'खाते, प्रॉपर्टी, पैसे भेजना';
export const overdueInvoices = 'बकाया बिल';
export const overdueInvoicesSummary = 'ब्याज, लेटर, क्लेम';
export const homeLoanSummary = 'डाउन पेमेंट, रेट, सब्सिडी';
export const compareLoansSummary = 'दो ऑफ़र साथ-साथ';
export const notSure = 'तय नहीं कर पा रहे कि कौन-सी सेवा चाहिए?';

// The menu of phones
export const menu = 'मेन्यू';
export const openMenu = 'मेन्यू खोलें';
export const closeMenu = 'मेन्यू बंद करें';
export const menuClosed = 'मेन्यू बंद हो गया';
export const call = 'कॉल करें';
export const callTheFirm = ': हमारा दफ़्तर';

// The footer
export const office = 'दफ़्तर';
export const usefulLinks = 'काम के लिंक';
export const siteLinks = 'साइट के पेज';
export const allServices = 'सभी सेवाएँ';
export const recentPosts = 'नए लेख';
export const thisPage = 'यह पेज: ';
export const samplesNote = '* डेमो साइट: नाम, आँकड़े और लोग सिर्फ़ नमूने हैं।';
export const developedBy = 'वेबसाइट बनाने वाले: ';

// Floating buttons and the call dialog
export const quickContact = 'तुरंत संपर्क';
export const backToTop = 'वापस ऊपर जाएँ';
export const callUs = 'हमें कॉल करें';
export const callUsText = 'अपने फ़ोन से इस नंबर पर {firm} को कॉल करें। {hours}।';
export const callUsTextWithStatus = 'अपने फ़ोन से इस नंबर पर {firm} को कॉल करें। {hours}। {status}।';
export const copyNumber = 'नंबर कॉपी करें';
export const numberCopied = 'नंबर कॉपी हो गया।';
export const numberSelected = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। नंबर चुन दिया गया है।';

// Notices
export const offline = 'इंटरनेट नहीं चल रहा है। इंटरनेट लौटते ही यह पेज खुल जाएगा।';
export const pageStopped = 'यह पेज रुक गया है';
export const pageStoppedHelp = 'पेज को दोबारा लोड करें। फिर भी न चले, तो हमें कॉल करें या लिखें।';
export const reloadPage = 'पेज दोबारा लोड करें';
