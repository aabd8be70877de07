const mobile = '919876543210';
const few = (digits: number) => `It has ${digits} digits.`;
const incomplete = 'Enter all digits.';
const start = 'A mobile number starts with 6 to 9, a landline with 0.';
const several = 'Enter one number only.';
const words = 'Enter digits only.';

type Group = readonly [chosen: string, verdict: string, reason: string, written: readonly string[]];

/**
 * Groups of numbers with the selected country and the verdict. The verdict is the number in E.164 without its plus, or
 * a part of the error message.
 */
const groups: readonly Group[] = [
  ['IN', mobile, 'in any groups', ['9876543210', '98765 43210', '9 8 7 6 5 4 3 2 1 0', '98765–43210']],
  ['IN', mobile, 'signs', ['(98765) 43210', '98765\t43210\n', '\u202a98765 43210\u202c', '📞 9876543210']],
  ['IN', mobile, 'trunk zero', ['09876543210', '(0)98765 43210', '0919876543210', '0091-098765-43210']],
  ['IN', mobile, 'code', ['919876543210', '+91 98765 43210', '(+91) 9876543210', '+91 91 98765 43210']],
  ['IN', mobile, 'digits of other scripts', ['९८७६५४३२१०', '៩៨៧៦៥ ៤៣២១០', '＋９１　９８７６５　４３２１０']],
  ['IN', mobile, 'links', ['tel:+91-98765-43210', 'TEL://%2B919876543210', 'https://wa.me/919876543210']],
  ['IN', mobile, 'links', ['callto:9876543210', 'http://www.wa.me/919876543210/', 'sms:98765 43210']],
  ['IN', mobile, 'links', ['web.whatsapp.com/send/?phone=%2B919876543210#top', `${' '.repeat(190)}9876543210`]],
  ['AE', mobile, 'its code, not the choice', ['+91 98765 43210', 'wa.me/+919876543210?text=Hello%20you']],
  ['ZZ', mobile, 'no country, as a changed draft may have', ['98765 43210']],
  ['IN', '971501234567', 'a long link', ['https://api.whatsapp.com/send?phone=971501234567&text=x']],
  ['IN', '919198765432', 'begins with 91', ['9198765432']],
  ['IN', '917011234567', 'a trunk zero before 70, which no British mobile number has', ['070112 34567']],
  ['IN', '911204567890', 'landline', ['(0120) 4567890', '120-4567890', '0091 (0)120 456 7890']],
  ['IN', '917923456789', 'an area code like a mobile number', ['079 2345 6789']],
  ['IN', '913592234567', 'an area code of four digits', ['03592 234567', '3592 234567', '3592-234-567']],
  ['IN', '911123456789', 'an area code of two digits', ['11 2345 6789', '(11) 23456789', '+91 (011) 2345 6789']],
  ['IN', '917911123456', 'the country code before a trunk zero', ['+91 07911 123456']],
  // In the specification, ten digits that begin with 6 to 9 are an Indian number.
  ['IN', '916505550100', 'American, if the country were chosen', ['650-555-0100']],
  ['IN', '919841234567', 'of Nepal or of Chennai', ['9841234567']],

  ['IN', incomplete, 'no digits, or the country code alone', ['', '+91']],
  ['IN', few(9), 'too few', ['98765 4321']],
  ['IN', 'It has 1 digit.', 'too few', ['5']],
  [
    'IN',
    'It has 9 digits after the 0; for a number outside India, choose the country.',
    'too few, or of another country',
    ['0987654321', '050 123 4567', '0501234567', '07911 12345', '0 0 98765 4321'],
  ],
  ['IN', 'It has only zeros.', 'a made-up number', ['0000000000', '000', '00000 00000']],
  ['AE', 'For an Indian number, choose India (+91).', 'an Indian mobile number', ['098100 12345', '98100 12345', 'tel:9876543210']],
  ['IN', few(7), 'no area code', ['456 7890']],
  ['IN', 'It has 7 digits after the 0; for', 'too few, or of another country', ['01234567']],
  ['IN', 'It has 11 digits after the 0.', 'too many', ['012345678901']],
  ['IN', few(16), 'six digits after a number', ['98765 43210 123456']],
  ['IN', few(11), 'too many', ['+91 98765 432101']],
  ['IN', few(12), 'too many', ['971501234567', '9876543210/11']],
  ['IN', start, 'begins with 1 to 5', ['5876543210', '12345 67890', '212-555-0100', '1 20 4567890', '120 456 7890', '12 04567 890']],
  ['IN', several, 'two or three', ['9876543210,9876543211', '98765 43210 1234567', '98765 43210 91234 56789 99999 00000']],
  [
    'IN',
    words,
    'letters',
    ['98765 43210 ext 12', '98765 4321O', 'ask tel:9876543210', 'see wa.me/9198765', 'https://wa.me/9876543210x', 'https://example.com/9876543210'],
  ],
  ['IN', 'enter the country code', 'a code that no country has', ['+', '+999 123 4567', '+098765 43210', '0001234567890']],
  ['IN', 'Leave out the first 0', 'a British mobile number', ['07911 123456', '07911123456']],

  ['NP', '9779841234567', 'Nepal', ['9841234567']],
  ['AE', '971501234567', 'Emirates', ['050 123 4567', '971501234567', '٠٥٠١٢٣٤٥٦٧']],
  ['IN', '971501234567', 'Emirates by their code, with a trunk zero', ['+971 (0)50 123 4567']],
  ['US', '16505550100', 'United States', ['650-555-0100']],
  ['US', mobile, 'India by the prefix for calls abroad', ['011 91 98765 43210']],
  ['GB', '447911123456', 'United Kingdom', ['07911 123456']],
  ['AE', '97180058', 'the shortest number', ['80058']],
  ['AE', '971800601769097', 'the longest number', ['800601769097']],
  ['IT', '390612345678', 'Rome keeps its zero', ['06 1234 5678']],
  ['RU', '79123456789', 'Russia, whose trunk prefix is 8', ['8 (912) 345-67-89']],
  ['IN', '989123456789', 'Iran, whose code begins like an Indian number', ['+98 912 345 6789']],
  ['AE', 'Check the digits', 'a link or a number with a digit missing', ['50 123 456']],
  ['AE', 'Add the area code.', 'empty', [' ']],
  ['AE', 'too short', 'two digits', ['12']],
  ['AE', 'too long', 'sixteen digits', ['0501234567890123']],
  ['US', 'too short', 'no area code', ['555-0100']],
  ['US', 'too long', 'one digit too many', ['650-555-01001']],
  ['DE', 'too short', 'a number of a village without its code', ['1234']],
  ['DE', 'too long', 'more than fifteen digits with its code', ['90000000000000']],
]; // oxfmt-ignore

/** Telephone numbers as people write them, each with its verdict. */
export const phones = groups.flatMap(([chosen, verdict, reason, list]) =>
  list.map((written) => [chosen, written, verdict, reason] as const),
);
