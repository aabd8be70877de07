const time = String.raw`(?:0[1-9]|1[0-2])\.[0-5]\d (?:am|pm)`;
const span = `${time}(?: to |-)${time}`;
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const days = `${day}(?:-${day})?(?:(?:, | and )${day}(?:-${day})?)*`;
const line = new RegExp(`^(${days}) (${span}(?: and ${span})*)$`);

interface Opening {
  /** The days in the format of schema.org: 'Mo-Fr,Su'. */
  days: string;
  /** '09:30' */
  opens: string;
  closes: string;
}

function to24Hours(written: string): string {
  const [hour = '', minute = '', half] = written.split(/[. ]/);
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/**
 * Parses opening hours as shown on pages: 'Mon-Fri 09.00 am to 01.00 pm and 02.00 pm to 06.00 pm; Sat 10.00 am to 02.00
 * pm'. Returns undefined if the format is invalid.
 */
export function parseHours(text: string): Opening[] | undefined {
  const lines = text.split('; ').map((one) => line.exec(one));
  if (lines.includes(null)) return undefined;
  return lines.flatMap((found) => {
    const [, named = '', spans = ''] = found ?? [];
    const days = named.replace(/([A-Z][a-z])[a-z]/g, '$1').replace(/, | and /g, ',');
    return spans.split(' and ').map((one) => {
      const [opens = '', closes = ''] = one.split(/ to |-/).map(to24Hours);
      return { days, opens, closes: closes === '00:00' ? '23:59' : closes };
    });
  });
}

/** Whether a name is the name of a time zone, such as 'Asia/Kolkata'. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.includes('/');
  } catch {
    return false;
  }
}
