const decimalDigit = /\p{Nd}/u;

/**
 * Replaces the decimal digits of every script by 0 to 9. Unicode has the digits of a script in a row, from zero to
 * nine, so the distance from the first digit is the value (Unicode Standard Annex 44, `Numeric_Type`).
 */
export const withAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
