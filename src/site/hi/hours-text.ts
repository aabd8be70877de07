const days: Readonly<Record<string, string>> = {
  Mon: 'सोम',
  Tue: 'मंगल',
  Wed: 'बुध',
  Thu: 'गुरु',
  Fri: 'शुक्र',
  Sat: 'शनि',
  Sun: 'रवि',
};

/** 'शाम 06.00' for '06.00 pm'. */
function withDayPart(time: string) {
  const [clock = '', half] = time.split(' ');
  const hour = (Number.parseInt(clock, 10) % 12) + (half === 'pm' ? 12 : 0);
  if (hour < 4 || hour >= 20) return `रात ${clock}`;
  if (hour < 12) return `सुबह ${clock}`;
  return `${hour < 16 ? 'दोपहर' : 'शाम'} ${clock}`;
}

/** 'सोम-शनि सुबह 10.00 से शाम 06.00 बजे' for 'Mon-Sat 10.00 am to 06.00 pm'. */
export const hoursText = (hours: string): string =>
  hours
    .replace(
      /([\d.]+ [ap]m)(?: to |-)([\d.]+ [ap]m)/g,
      (_, opens: string, closes: string) => `${withDayPart(opens)} से ${withDayPart(closes)} बजे`,
    )
    .replace(/\b[A-Z][a-z]{2}\b/g, (day) => days[day] ?? day)
    .replaceAll(' and ', ' और ');
