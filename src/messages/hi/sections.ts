/** Words of the sections in src/sections. */

// Forms and contact
export const beforeYouWrite = 'लिखने से पहले';
export const leaveOutPasswords = 'खाता नंबर और पासवर्ड न लिखें। हम पासवर्ड कभी नहीं पूछते।';
export const onSocialNetworks = 'सोशल मीडिया पर';
export const speakToUs = 'हमसे बात करें';
export const haveAQuestion = 'कोई सवाल है?';
export const contact = 'संपर्क करें';

// Lists and columns
export const freeToUse = 'मुफ़्त';
export const calculators = 'कैलकुलेटर';
export const servicesAndContact = 'सेवाएँ और संपर्क';
export const servicesAnd = 'सेवाएँ और {aside}';
export const articlesOn = 'लेख: {page}';
export const included = 'शामिल है';
export const notIncluded = 'शामिल नहीं';
export const numberOf = 'नं. {number}';
export const forPlan = '– प्लान: {plan}';
export const notAPayment = 'मुफ़्त पूछताछ है, भुगतान नहीं';
export const ofProject = '– प्रोजेक्ट: {project}';
export const allCriteria = 'WCAG 2.2 की सारी शर्तें, और हम उन्हें कैसे पूरा करते हैं (टेक्स्ट फ़ाइल, अंग्रेज़ी में)';

// Links that share the page
export const sendPage = 'यह पेज WhatsApp पर भेजें';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया।';
export const linkIs = 'कॉपी नहीं हुआ। लिंक यह है:';
export const downloadPdf = 'PDF डाउनलोड करें';
export const shareOnFacebook = 'Facebook पर शेयर करें';
export const shareOnTwitter = 'Twitter पर शेयर करें';
export const shareOnLinkedIn = 'LinkedIn पर शेयर करें';
export const shareByEmail = 'ईमेल से शेयर करें';

// The search field without JavaScript
export const searchNeedsScript = 'खोज के लिए नए ब्राउज़र में JavaScript चालू होनी चाहिए। सभी पेजों की सूची {place} है।';
export const below = 'नीचे';
export const atTheFoot = 'इस पेज के आख़िर में';

// Documents to bring
export const yourList = 'आपकी सूची';
export const yourChecklist = 'आपके दस्तावेज़ों की सूची';
export const tickOff = 'जो आपके पास है, उस पर टिक लगाएँ।';
export const listIsFor = 'यह सूची {service} के लिए है: {applicant}। बाकी सूचियाँ नीचे हैं।';
export const whoYouAre = 'आप कौन हैं';
export const chooseWhoYouAre = 'चुनें कि आप कौन हैं';
export const service = 'सेवा';
export const chooseService = 'सेवा चुनें';
export const byApplicant = 'आवेदक के हिसाब से दस्तावेज़';
export const bringForEvery = 'ये हर सेवा के लिए लाएँ।';
export const byService = 'सेवा के हिसाब से दस्तावेज़';
export const bringToo = 'ये भी लाएँ।';
export const documentCount = '{count} दस्तावेज़';
export const documentsTicked = '{count} में से {ticked} दस्तावेज़ों पर टिक';
export const documents = 'दस्तावेज़';
export const has = 'है';
export const hasNot = 'अभी नहीं है';
export const sendList = 'यह सूची हमें भेजें';
export const printList = 'सूची प्रिंट करें';
export const copyList = 'सूची कॉपी करें';
export const listCopied = 'सूची कॉपी हो गई।';
export const copyingBlocked = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। सूची चुनकर ख़ुद कॉपी करें।';
