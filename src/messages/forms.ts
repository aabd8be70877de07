import { groupDigits } from '../lib/group-digits.ts';

/* Texts of the enquiry forms, except those of their definitions (messages/shown.ts). */

/** The language of the visitor, named in the lead; empty if it is that of the office. */
export const leadLanguage: string = '';
/** The `lang` of the message to the office; empty if it is that of the page. */
export const leadLang: string = '';
/** The locale of dates; empty for that of the office. */
export const dateLocale: string = '';

// The form
export const kindOfEnquiry = 'Kind of enquiry';
export const opensInWhatsApp = 'You subscribe by WhatsApp: press Send there.';
export const whatsAppNote = 'WhatsApp opens with your message ready. You just press Send.';
export const endpointNote = 'We receive your message, and WhatsApp opens with a copy to send.';
export const byEmail = 'By email';
export const byPhone = 'By phone';
export const email = 'Email';
export const didYouMean = 'Did you mean {address}?';
export const bestTimeToCall = 'Best time to call';
/** The hint of a message, in a script whose letters take much of the chat link; otherwise empty. */
export const messageHint: string = '';
/** `what` is one of the numbers that follow. */
export const identityNumber =
  'Your message seems to have {what} in it. We do not need it here: please remove it before you send.';
export const aPan = 'a PAN';
export const anAadhaarNumber = 'an Aadhaar number';
export const aCardNumber = 'a card number';
export const sentAlong = 'Sent with your message';
export const leaveOut = 'Leave it out';
const fields = (count: number) => (count === 1 ? '1 field' : `${count} fields`);
/** `missing` are empty, `invalid` have an error message. */
export const fieldsLeft = (missing: number, invalid: number) =>
  missing > 0
    ? `${fields(missing)} left to fill in${invalid > 0 ? `, ${invalid} to correct` : ''}`
    : invalid > 0
      ? `${fields(invalid)} to correct`
      : 'All fields are filled in';

// Without JavaScript, or while it loads: the sentence continues with three links
export const needsJavaScript = 'This form needs JavaScript in a current browser. Without it:';
export const waitsForJavaScript =
  'The connection is slow or lost. Your answers stay here, and the form continues by itself when the connection is back. You can also';
export const otherWays = '{chat}, {call} or {write}.';
export const chatAbout = 'chat about {title}';
export const callNumber = 'call {phone}';
export const writeTo = 'write to {address}';

// The phone number
export const phone = 'Phone';
export const countryOfNumber = 'Country of the number';
export const countryHint = 'For a number outside {country}, choose the country first.';
export const indianNumberHint = 'Indian mobile, for example 98765 43210, or landline with 0 and area code.';
export const countryPrompt = 'Choose a country';
export const anyNumberHint = 'Start with + and the country code, or choose the country.';
/** The answers are buttons: 'Germany: +49 711 1234567'. */
export const whichCountry = 'Which country is this number from?';
export const chooseCountry = 'Choose the country of the phone number.';
export const foreignNumberHint = 'For {country}, you can leave out +{code}.';

// Errors
export const enterName = 'Enter your name.';
export const enterPhone = 'Enter your phone number.';
/** `field` is the label of the field in lower case. */
export const enterMessage = 'Enter your {field}.';
export const noMinus = 'Leave out the minus sign.';
export const atMost100Percent = 'The most is 100%.';
export const shortenName = 'name';
export const shortenAnswer = 'answer to “{label}”';
/** `what` is a name, an answer, or the label of a message in lower case. */
export const shorten = (what: string, limit: number, length: number) =>
  `Shorten your ${what} to ${groupDigits(limit)} characters or fewer. It has ${groupDigits(length)}.`;

// After the submit
export const pressSend = 'Now press Send in WhatsApp';
export const pressSendReminder = 'Now press Send in WhatsApp. Nothing is sent until you do.';
export const pressSendSentence = 'Now press Send in WhatsApp.';
export const youHaveSent = 'You have sent it';
export const windowBlocked = 'Your browser blocked WhatsApp. Open it with the button below.';
export const notSentYet = 'Your message is not sent yet';
export const chatIsOffline =
  'You are offline. Your message is kept here, and WhatsApp opens when the connection is back. You can also copy the message, send it by SMS or call.';
export const stillHere = 'Your enquiry is still here.';
export const stillHereUnsent = 'Your enquiry is still here. Press Send in WhatsApp to send it.';
export const iHaveSent = 'I have sent it';
export const changeMessage = 'Change the message';
export const writeAnother = 'Write another enquiry';
/** Above a form whose last enquiry may be unsent. */
export const earlierEnquiry = 'Your earlier enquiry {reference}: have you pressed Send in WhatsApp?';
export const showEarlier = 'Show that enquiry';
export const backToForm = 'Back to the form';
export const reference = 'Reference';
export const about = 'About';
export const firstStep = 'Press Send in WhatsApp';
export const chatIsOpen = 'It is open in another tab, with your message ready.';
export const chatIsBelow = 'Open it below, with your message ready.';
export const nothingSent = 'Nothing is sent until you press Send.';
export const secondStep = 'After you press Send in WhatsApp:';
export const openChat = 'Open the chat';
export const copyMessage = 'Copy message';
export const copied = 'Message copied.';
export const copyFailed = 'Your browser blocked copying. The message is selected: copy it from the field.';
export const tooLong =
  'Your message is too long for the {where}, which will hold a shortened version. “Copy message” copies all of it.';
export const chat = 'chat';
export const emailLower = 'email';
export const chatAndEmail = 'chat and the email';
export const noWhatsApp = 'No WhatsApp? Send the message another way:';
export const sendByEmail = 'Send by email';
export const callButton = 'Call {phone}';
export const sendBySms = 'Send by SMS';
export const otherChatLink = 'Try the other chat link';
export const theMessage = 'The message';
/** Why the message is in another language than the page; empty if it is not. */
export const inOfficeLanguage: string = '';
export const isOnItsWay = 'Your enquiry is on its way to our office as well.';
export const isDelivered =
  'Our office has your enquiry. Press Send in WhatsApp too, so that we can answer you there.';
export const isPending =
  'Your enquiry has not reached our office. It is kept in this tab and tried again when you are online. Press Send in WhatsApp to be sure.';

// Preferred times
export const whenSuits = 'When suits you?';
export const desk =
  '{hours} in {place}, at the earliest after four working hours. We confirm a time by phone or email.';
/** Below `desk`, if the holidays are not known for all days that are offered. */
export const mayBeHoliday =
  'Some of these days may be a holiday of ours that is not listed yet. If so, we suggest another day.';
/** In place of days and times; `otherWays` follows. */
export const noTimesOffered =
  'Your device shows {date}, which looks wrong, so we cannot offer times here. Correct the date, or say in your message when it suits you. You can also';
export const firstDay = 'Day, first choice';
export const secondDay = 'Day, second choice';
export const firstTime = 'Time in {place}, first choice';
export const secondTime = 'Time in {place}, second choice';
export const noPreference = 'No preference';
export const chooseDay = 'Choose a day for this time, or choose no time.';
export const chooseTime = 'Choose a time for {day}, or choose no day.';
export const tooSoon = 'This time has passed or is too soon. Choose a later time.';
export const sameAsFirst = 'Choose another time than your first choice.';
export const timesAskedFor = 'Times you asked for';
export const youAskedFor = 'You asked for';
export const notBooked = 'Not booked yet. We confirm a time by phone or email.';
export const saveToCalendar = 'Save to your calendar (.ics)';
export const noCalendarFile =
  'Nothing saved? Browsers inside apps such as Instagram block files. Use Google Calendar instead:';
export const firstToGoogle = 'Add first choice to Google Calendar';
export const secondToGoogle = 'Add second choice to Google Calendar';
export const eventTitle = 'Requested: appointment with {firm}';
export const eventNotes =
  'Requested, not confirmed: choice {choice} of {count}.\nReference {reference}.\n{firm} confirms or changes the time: {phone}.';

// Comments on the sample article
export const postComment = 'Post comment';
export const commentsClosed =
  'Comments on this article are closed, so yours was not published. Your text is still in the form.';
