/** Words that several parts of the site share. */

/** Before a phone number in a link. */
export const callPrefix = 'Call ';
/** Before an email address in a link, for screen readers. */
export const emailPrefix = 'Email ';
export const chatOnWhatsApp = 'Chat on WhatsApp';
/** The link to a file that adds the firm to the visitor’s contacts. */
export const saveContact = 'Save our contact';
export const sendAnEnquiry = 'Send an enquiry';
export const contactForm = 'Contact form';
export const getAQuote = 'Get A Quote';
export const services = 'Services';
export const calculatorsAndGuides = 'Calculators and guides';
/** After the text of a link such as 'Read more', for screen readers. */
export const aboutSubject = 'about {subject}';
export const details = 'Details';
export const readMore = 'Read more';
