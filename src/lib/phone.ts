/** Formats '919876543210' as '+91 98765 43210'. Returns numbers of other countries unchanged. */
export const formatPhone = (digits: string): string => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

/** Returns the digits of a text: '919876543210' for '+91 98765 43210'. */
export const extractDigits = (number: string) => number.replace(/\D/g, '');

export const createTelUrl = (number: string) => `tel:+${extractDigits(number)}`;

export const createChatUrl = (number: string) => `https://wa.me/${extractDigits(number)}`;
