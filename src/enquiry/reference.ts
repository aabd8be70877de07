// Crockford's base32: no I, L, O or U, so a reference read out on the phone is not misheard.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Six random base32 characters by which the visitor and the firm can name one enquiry. */
export function createReference(fill: RandomSource = (bytes) => crypto.getRandomValues(bytes)): string {
  return Array.from(fill(new Uint8Array(6)), (byte) => alphabet.charAt(byte & 31)).join('');
}
