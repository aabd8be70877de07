const decimalDigit = /\p{Nd}/u;

/**
 * Replaces the decimal digits of every script by 0 to 9. In Unicode, the ten digits of a script have consecutive code
 * points (Unicode Standard Annex 44, `Numeric_Type`). So the value of a digit is its distance from the first digit.
 * Some scripts have several sets of ten digits in a row, so the value is the distance modulo 10.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
