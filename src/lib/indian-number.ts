/** The zero of each set of digits in use in India, and of the full-width forms of Asian keyboards. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0,
  0xff10,
];

const maximumLength = 10;

function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** What is left once the country code and the trunk zero are taken off a complete number. */
function withoutPrefixes(digits: string): string {
  let national = digits.replace(/^0+/, '');
  while (national.length > maximumLength && national.startsWith('91')) {
    national = national.slice(2).replace(/^0+/, '');
  }
  return national.slice(0, maximumLength);
}

/**
 * An Indian mobile number as typed or pasted, brought to its ten national digits. Safe to run after
 * every keystroke: a prefix that is still being typed ('+', '+91', '0', '009') is kept until its
 * meaning is clear, and a second run changes nothing. The result never exceeds ten characters.
 * The code of another country is kept with its '+' or '00', so that the number is refused by the
 * check instead of passing for an Indian one.
 */
export function normaliseIndianNumber(typed: string): string {
  const text = toAsciiDigits(typed);
  const digits = text.replace(/[^0-9]/g, '');
  if (/^[^0-9]*[+\uFF0B]/.test(text)) {
    const national = /^91(\d+)$/.exec(digits)?.[1];
    return national === undefined ? `+${digits}`.slice(0, maximumLength) : withoutPrefixes(national);
  }
  if (digits.startsWith('00')) {
    const national = /^0091(\d+)$/.exec(digits)?.[1];
    return national === undefined ? digits.slice(0, maximumLength) : withoutPrefixes(national);
  }
  return digits === '0' ? digits : withoutPrefixes(digits);
}

/** Ten digits, the first 6 to 9: Indian mobile numbers. */
export function isIndianNumber(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits);
}

/** '9876543210' as people read it: '98765 43210'. Anything else is returned as it is. */
export function displayIndianNumber(digits: string): string {
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}
