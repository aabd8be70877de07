/** Words that several parts of the site share. */

export const callPrefix = 'कॉल करें: ';
export const emailPrefix = 'ईमेल करें: ';
export const chatOnWhatsApp = 'WhatsApp पर चैट करें';
export const saveContact = 'हमारा नंबर सेव करें';
export const sendAnEnquiry = 'पूछताछ भेजें';
export const contactForm = 'संपर्क फ़ॉर्म';
export const getAQuote = 'कोटेशन लें';
export const services = 'सेवाएँ';
export const calculatorsAndGuides = 'कैलकुलेटर और गाइड';
export const aboutSubject = '– {subject} के बारे में';
export const details = 'पूरी जानकारी';
export const readMore = 'और पढ़ें';
