/* Errors of email addresses, phone numbers and amounts (src/lib). */

// Email addresses
export const emailEmpty = 'Enter your email address, like name@example.com.';
export const emailNoAt = 'Add the @ sign to the email address, like name@example.com.';
export const emailWideAt =
  'Type the @ of the email address again on an English keyboard: this one is from another script.';
export const emailSpace = 'An email address has no spaces, like name@example.com.';
export const emailSeveralAts = 'Keep only one @ sign in the email address, like name@example.com.';
export const emailNoLocal = 'Add what comes before the @ in the email address, like name@example.com.';
export const emailNoDomain = 'Add what comes after the @ in the email address, like name@example.com.';
export const emailOtherScript =
  'This form takes only an email address in English letters. Give another one if you have it, or reach us another way.';
export const emailLocalCharacter =
  'Before the @, the email address can have only English letters, digits and signs such as . _ + -';
export const emailDomainCharacter =
  'After the @, the email address can have only English letters, digits, hyphens and dots.';
export const emailStrayDot =
  'Check the dots after the @ in the email address: each must be between two words, like example.com.';
export const emailStrayHyphen =
  'Check the hyphens after the @ in the email address: they cannot be next to a dot or at the end.';
export const emailNoDot = 'Add the ending of the email address after the @, such as .com or .in.';
export const emailLocalTooLong = 'Shorten the email address before the @ to {limit} characters or fewer.';
export const emailLabelTooLong =
  'Shorten each word after the @ in the email address to {limit} characters or fewer.';
export const emailTooLong = 'Shorten the whole email address to {limit} characters or fewer.';
export const atBeginning = 'at the beginning';
export const afterText = 'after “{text}”';
export const characterCode = 'the character {code}';
/** `position` is one of the texts above, and `sentence` one of the messages. */
export const notEnglishLetter = '{character} {position} is not an English letter. {sentence}';
export const changeCharacter = 'Change or remove {character} {position}. {sentence}';
export const removeSpace = 'Remove the space {position}. {sentence}';

// Phone numbers
/** The text of the specification. */
export const tenDigits = 'Please enter a valid 10-digit number. {reason}';
export const validNumberFor = 'Please enter a valid number for {country}. {reason}';
export const ukNumber = 'Leave out the first 0, or choose United Kingdom.';
export const allDigits = 'Enter all digits.';
export const onlyZeros = 'It has only zeros.';
export const mobileOrLandline = 'A mobile number starts with 6 to 9, a landline with 0.';
export const digitCount = (count: number, isAfterZero: boolean, mayBeForeign: boolean) =>
  `It has ${count === 1 ? '1 digit' : `${count} digits`}${isAfterZero ? ' after the 0' : ''}${mayBeForeign ? '; for a number outside India, choose the country' : ''}.`;
export const chooseIndia = 'For an Indian number, choose {country}.';
export const numberTooShort = 'That number is too short.';
export const numberTooLong = 'That number is too long.';
export const checkDigits = 'Check the digits, or choose another country first.';
export const addAreaCode = 'Add the area code.';
export const enterCountryCode = 'After + or 00, enter the country code, for example +91 or +971.';
export const digitsOnly = 'Enter digits only.';
export const oneNumberOnly = 'Enter one number only.';

// Countries
/** The locale of their names. */
export const countryLocale = 'en';
export const india = 'India';

// Amounts
export const twoMeanings = '“{text}” can be read in two ways. Write {first} or {second}.';
export const unclearNumber = '“{text}” is not clear. If you mean {first}, write it that way.';
