const URL_LIFETIME_MS = 60_000;

/** Makes the browser download a calendar file under a name such as 'appointment.ics'. */
export function downloadCalendarFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
