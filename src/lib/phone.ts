/** '919876543210' as people read it: '+91 98765 43210'; a number of another country keeps its digits. */
export function displayPhone(digits: string): string {
  const indian = /^91(\d{5})(\d{5})$/.exec(digits);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`;
}

export const telLink = (digits: string) => `tel:+${digits}`;
