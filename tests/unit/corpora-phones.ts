const mobile = '919876543210';

/** Parts of the messages for invalid numbers. */
const start = 'A mobile number starts with 6 to 9, a landline with 0.';
const few = (digits: number) => `It has ${digits} digits.`;
const incomplete = 'Enter all digits.';
const british = 'Leave out the first 0';
const several = 'Enter one number only.';
const words = 'Enter digits only.';
const code = 'enter the country code';
const short = 'too short';
const long = 'too long';
const wrong = 'Check the digits';

/**
 * Telephone numbers as people write them: the country chosen, the text, E.164 without its plus where it is taken, or
 * else the words of the refusal, and what is special about it.
 */
export const phones: readonly (readonly [chosen: string, written: string, verdict: string, why: string])[] = [
  ['IN', '9876543210', mobile, 'bare'],
  ['IN', '98765 43210', mobile, 'two groups'],
  ['IN', '9 8 7 6 5 4 3 2 1 0', mobile, 'digit by digit'],
  ['IN', '98765–43210', mobile, 'en dash'],
  ['IN', '(98765) 43210', mobile, 'brackets'],
  ['IN', '98765\t43210\n', mobile, 'tab and line feed'],
  ['IN', '\u202a98765 43210\u202c', mobile, 'direction marks of a contact list'],
  ['IN', '📞 98765 43210', mobile, 'a picture before it'],
  ['IN', '09876543210', mobile, 'trunk zero'],
  ['IN', '(0)98765 43210', mobile, 'trunk zero in brackets'],
  ['IN', '919876543210', mobile, 'bare country code'],
  ['IN', '0919876543210', mobile, 'trunk zero before the country code'],
  ['IN', '+91 98765 43210', mobile, 'plus'],
  ['IN', '(+91) 98765 43210', mobile, 'plus in brackets'],
  ['IN', '+91 91 98765 43210', mobile, 'country code twice'],
  ['IN', '0091-098765-43210', mobile, '00 and trunk zero'],
  ['IN', '९८७६५४३२१०', mobile, 'Devanagari'],
  ['IN', '៩៨៧៦៥ ៤៣២១០', mobile, 'Khmer'],
  ['IN', 'tel:+91-98765-43210', mobile, 'a copied link to call'],
  ['IN', 'TEL://%2B919876543210', mobile, 'the same, encoded'],
  ['AE', 'tel:9876543210', wrong, 'a link without a country code is read in the chosen country'],
  ['IN', 'https://wa.me/919876543210', mobile, 'a WhatsApp link'],
  ['AE', 'wa.me/+919876543210?text=Hello%20there', mobile, 'a WhatsApp link with a text'],
  [
    'IN',
    'https://api.whatsapp.com/send?phone=971501234567&text=x',
    '971501234567',
    'the longer WhatsApp link',
  ],
  ['IN', 'https://example.com/9876543210', words, 'another link'],
  ['IN', '＋９１　９８７６５　４３２１０', mobile, 'full width'],
  ['IN', '9198765432', '919198765432', 'itself begins with 91'],
  ['IN', '6000000000', '916000000000', 'lowest'],
  ['IN', '070112 34567', '917011234567', 'a trunk zero before 70, which no British mobile number has'],

  ['IN', '(0120) 4567890', '911204567890', 'Noida in brackets'],
  ['IN', '120-4567890', '911204567890', 'Noida without its zero'],
  ['IN', '0091 (0)120 456 7890', '911204567890', 'Noida by 00'],
  ['IN', '079 2345 6789', '917923456789', 'Ahmedabad, whose code begins like a mobile number'],
  ['IN', '080-2345 6789', '918023456789', 'Bengaluru, likewise'],
  ['IN', '03592 234567', '913592234567', 'Gangtok: a code of four digits'],

  ['IN', '', incomplete, 'nothing'],
  ['IN', '98765 4321', few(9), 'nine digits'],
  ['IN', '0987654321', 'It has 9 digits after the 0.', 'nine digits behind a zero'],
  ['IN', '5876543210', start, 'begins with 5'],
  ['IN', '12345 67890', start, 'in the groups of a mobile number'],
  ['IN', '456 7890', few(7), 'a landline without its area code'],
  ['IN', '112', few(3), 'emergency'],
  ['IN', '+91', incomplete, 'a country code alone'],
  ['IN', '212-555-0100', start, 'an American number in its groups'],
  ['IN', '+91 98765 432101', few(11), 'eleven digits behind the country code'],
  ['IN', '971501234567', few(12), 'the Emirates without a plus'],
  ['IN', '9876543210/11', few(12), 'a number and the end of the next'],
  ['IN', '9876543210,9876543211', several, 'comma'],
  ['IN', '98765 43210 91234 56789 99999 00000', several, 'three'],
  ['IN', '98765 43210 ext 12', words, 'extension'],
  ['IN', '98765 4321O', words, 'the letter O for a zero'],
  ['IN', '+', code, 'a plus alone'],
  ['IN', '+999 123 4567', code, 'a code that no country has'],
  ['IN', '+098765 43210', code, 'a plus for a zero'],
  ['IN', '07911 123456', british, 'a British mobile number'],
  // Ten digits from 6 up are an Indian number by the specification, whoever writes them.
  ['IN', '650-555-0100', '916505550100', 'American, yet nothing but the choice of a country tells'],
  ['IN', '9841234567', '919841234567', 'of Nepal or of Chennai'],

  ['NP', '9841234567', '9779841234567', 'Nepal'],
  ['IN', '+977 984-1234567', '9779841234567', 'Nepal by its code'],
  ['AE', '050 123 4567', '971501234567', 'the Emirates'],
  ['AE', '971501234567', '971501234567', 'the Emirates without a plus'],
  ['AE', '٠٥٠١٢٣٤٥٦٧', '971501234567', 'the Emirates in Arabic digits'],
  ['IN', '+971 (0)50 123 4567', '971501234567', 'the Emirates with a trunk zero in brackets'],
  ['AE', '+91 98765 43210', mobile, 'the code counts, not the choice'],
  ['AE', '50 123 456', wrong, 'the Emirates, a digit missing'],
  ['AE', ' ', 'Add the area code.', 'nothing'],
  ['AE', '12', short, 'two digits'],
  ['AE', '0501234567890123', long, 'sixteen digits'],
  ['US', '650-555-0100', '16505550100', 'United States'],
  ['US', '011 91 98765 43210', mobile, 'India by the prefix for calls abroad'],
  ['IN', '+1 415 555 2671', '14155552671', 'United States by its code'],
  ['US', '555-0100', short, 'United States without an area code'],
  ['GB', '07911 123456', '447911123456', 'United Kingdom'],
  ['IN', '+44 (0)7911 123456', '447911123456', 'United Kingdom with a trunk zero in brackets'],
  ['GB', '98765 43210', wrong, 'an Indian number for a British one'],
  ['SG', '8123 4567', '6581234567', 'Singapore'],
  ['AU', '0412 345 678', '61412345678', 'Australia'],
  ['DE', '0151 12345678', '4915112345678', 'Germany'],
  ['DE', '1234', short, 'Germany, a number of a village alone'],
  ['DE', '90000000000000', long, 'Germany, more than fifteen digits with its code'],
  ['BD', '01812-345678', '8801812345678', 'Bangladesh'],
  ['IT', '06 1234 5678', '390612345678', 'Rome keeps its zero'],
  ['RU', '8 (912) 345-67-89', '79123456789', 'Russia, whose trunk prefix is 8'],
  ['IN', '+98 912 345 6789', '989123456789', 'Iran, whose code begins like an Indian number'],
  ['ZZ', '98765 43210', mobile, 'no country, as a tampered draft may say'],
];
