/** Words of the sections in src/sections. */

// Forms and contact
export const beforeYouWrite = 'Before you write';
export const leaveOutPasswords =
  'Please leave out account numbers and passwords. We never ask for a password.';
export const onSocialNetworks = 'On social networks';
export const speakToUs = 'Speak to us';
export const haveAQuestion = 'Have a question?';
/** The link after `haveAQuestion`. */
export const contact = 'Contact';

// Lists and columns
export const freeToUse = 'Free to use';
export const calculators = 'calculators';
/** Accessible names of a side column. */
export const servicesAndContact = 'Services and contact';
export const servicesAnd = 'Services and {aside}';
export const articlesOn = 'Articles on {page}';
export const included = 'Included';
export const notIncluded = 'Not included';
/** After the text of a plan's link, for screen readers. */
/** The serial number of a service. */
export const numberOf = 'No. {number}';
export const forPlan = 'for {plan}';
export const notAPayment = 'A free enquiry, not a payment';
/** After 'Details', for screen readers. */
export const ofProject = 'of the project: {project}';
export const allCriteria = 'All WCAG 2.2 criteria and how we meet them (text file)';

// Links that share the page
export const sendPage = 'Send this page on WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
/** Before the address, if the browser blocks copying. */
export const linkIs = 'Copying is blocked. The link is:';
export const downloadPdf = 'Download as PDF';
export const shareOnFacebook = 'Share on Facebook';
export const shareOnTwitter = 'Share on Twitter';
export const shareOnLinkedIn = 'Share on LinkedIn';
export const shareByEmail = 'Share by email';

// The search field without JavaScript
export const searchNeedsScript =
  'The search needs JavaScript in a current browser. All pages are listed {place}.';
export const below = 'below';
export const atTheFoot = 'at the foot of this page';

// Documents to bring
export const yourList = 'Your list';
export const yourChecklist = 'Your document checklist';
export const tickOff = 'Tick off what you have.';
export const listIsFor = 'This list is for {service}: {applicant}. The other lists are below.';
export const whoYouAre = 'Who you are';
export const chooseWhoYouAre = 'Choose who you are';
export const service = 'Service';
export const chooseService = 'Choose a service';
export const byApplicant = 'Documents by applicant';
export const bringForEvery = 'Bring these for every service.';
export const byService = 'Documents by service';
export const bringToo = 'Bring these too.';
export const documentCount = '{count} documents';
export const documentsTicked = '{ticked} of {count} documents ticked';
/** Before a colon, in a copied list. */
export const documents = 'Documents';
export const has = 'Has';
export const hasNot = 'Has not yet';
export const sendList = 'Send this list to us';
export const printList = 'Print the list';
export const copyList = 'Copy the list';
export const listCopied = 'List copied.';
export const copyingBlocked = 'Your browser blocked copying. Select the list and copy it.';
