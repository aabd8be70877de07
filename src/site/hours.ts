const time = String.raw`(?:0[1-9]|1[0-2])\.[0-5]\d (?:am|pm)`;
const span = `${time}(?: to |-)${time}`;
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const days = `${day}(?:-${day})?(?:(?:, | and )${day}(?:-${day})?)*`;
const line = new RegExp(`^(${days}) (${span}(?: and ${span})*)$`);

interface Opening {
  /** The days in the format of schema.org: 'Mo-Fr,Su'. */
  days: string;
  /** The opening time: '09:30'. */
  opens: string;
  closes: string;
}

/** Converts '06.30 pm' to '18:30'. */
function to24Hours(time12: string): string {
  const [hour = '', minute = '', half] = time12.split(/[. ]/);
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/**
 * Parses opening hours of firm.ts: 'Mon-Fri 09.00 am to 01.00 pm and 02.00 pm to 06.00 pm; Sat 10.00 am to 02.00 pm'.
 * If the office closes at midnight, `closes` is '23:59', because '00:00' is the start of the day. Returns undefined if
 * the format is invalid.
 */
export function parseHours(text: string): Opening[] | undefined {
  const matches = text.split('; ').map((lineText) => line.exec(lineText));
  if (matches.includes(null)) return undefined;
  return matches.flatMap((match) => {
    const [, dayNames = '', spans = ''] = match ?? [];
    const days = dayNames.replace(/([A-Z][a-z])[a-z]/g, '$1').replace(/, | and /g, ',');
    return spans.split(' and ').map((spanText) => {
      const [opens = '', closes = ''] = spanText.split(/ to |-/).map(to24Hours);
      return { days, opens, closes: closes === '00:00' ? '23:59' : closes };
    });
  });
}

/** Returns whether a text is the name of a time zone with a region, such as 'Asia/Kolkata', but not 'UTC'. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.includes('/');
  } catch {
    return false;
  }
}
