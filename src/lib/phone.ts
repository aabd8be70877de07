/** Formats '919876543210' as '+91 98765 43210'. */
export const displayPhone = (digits: string): string => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

/** Returns the digits of a text: '919876543210' for '+91 98765 43210'. */
export const digitsOf = (number: string) => number.replace(/\D/g, '');

export const telLink = (number: string) => `tel:+${digitsOf(number)}`;

export const chatUrl = (number: string) => `https://wa.me/${digitsOf(number)}`;
