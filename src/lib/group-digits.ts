/** 123456 as it is written in India, '1,23,456'. The browser's own formatter takes a slow phone 100 ms to set up. */
export const groupDigits = (count: number | string) => String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
