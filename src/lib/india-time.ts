/** Made at the first use: making it takes 25 ms, 100 on a slow phone, and most visits never do. */
let format: Intl.DateTimeFormat | undefined;
const indianFormat = () =>
  (format ??= new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }));

/**
 * The moment on a clock in India, whatever the visitor's time zone: '21 November 2026, 3:05 pm IST'.
 * Put together from the parts, because browsers differ in the spaces and the case round am and pm.
 */
export function indiaTime(moment: Date): string {
  const found = new Map(
    indianFormat()
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  const date = `${part('day')} ${part('month')} ${part('year')}`;
  return `${date}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()} IST`;
}
