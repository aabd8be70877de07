import { expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { holidays } from '../../../src/site/holidays.ts';
import { formatOfficeStatus } from '../../../src/site/office-status.ts';
import { getRoute } from '../../../src/site/page-info.ts';
import { createStructuredData } from '../../../src/site/structured-data.ts';
import { formatIsoDate } from '../../../src/lib/calendar-date.ts';

const INDIA = 330;

it('the status of the office agrees with the structured data on all known days, before and after opening and closing', () => {
  const described = { title: 'Contact', description: 'How to reach us', url: '' };
  const graph = createStructuredData(getRoute('/contact'), described)['@graph'] as Record<string, unknown>[];
  const { openingHours, specialOpeningHoursSpecification: special } = graph[0] as {
    openingHours: string;
    specialOpeningHoursSpecification: { validFrom: string; opens: string; closes: string }[];
  };
  expect(openingHours).toBe('Mo-Sa 10:00-18:00');
  expect(special.every(({ opens, closes }) => opens === '00:00' && closes === '00:00')).toBe(true);
  const closed = new Set(special.map(({ validFrom }) => validFrom));
  const first = Date.UTC(2026, 11, 1) / 86_400_000;
  for (let at = 0; at < 4 * 390; at++) {
    const [day, time = 0] = [first + Math.floor(at / 4), [9, 10, 17, 18][at % 4]];
    const date = formatIsoDate(day);
    const now = new Date(`${date}T${String(time).padStart(2, '0')}:00+05:30`);
    const isOpen = (day + 4) % 7 > 0 && !closed.has(date) && time >= 10 && time < 18;
    expect(
      `${date} ${time} ${formatOfficeStatus(now, firm, holidays, () => INDIA)?.startsWith('Open')}`,
    ).toBe(`${date} ${time} ${isOpen}`);
  }
});
