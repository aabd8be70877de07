/** Formats 123456 as '1,23,456'. Does not use `Intl.NumberFormat`, which takes 100 ms to initialise on a slow phone. */
export const groupDigits = (integer: number | string) => String(integer).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
