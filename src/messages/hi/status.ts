/** Dates, times of day, and whether the office is open. */

export const weekdays = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार';
export const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर';

/** The first hour of each part of the day. */
const partsOfDay = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const;

/** A time of day: 'सुबह 10 बजे', 'सुबह 9:30 बजे', 'रात 12 बजे' for hour 24. */
export const clockTime = (hour: number, minute: number): string => {
  const [, part = ''] = partsOfDay.find(([first]) => hour >= first) ?? [];
  return `${part} ${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} बजे`;
};

// The visitor's own time
export const ownTime = (text: string, own: string): string => `${text} (आपके यहाँ ${own})`;
export const ownTimeFirst = (text: string, own: string): string => `आपके यहाँ ${own} (${text})`;
export const fromTo = (from: string, to: string): string => `${from} से ${to}`;
export const onWeekday = (time: string, weekday: string): string => `${weekday.replace(/वार$/, '')}, ${time}`;
export const dayBefore = (time: string): string => `एक दिन पहले ${time}`;
export const dayAfter = (time: string): string => `अगले दिन ${time}`;

// The office
/** Places of the office (site/firm.ts) that have a Hindi name. */
const places: Readonly<Record<string, string>> = { India: 'भारत' };
const at = (place: string | undefined) => (place ? `${places[place] ?? place} में ` : '');

export const openNow = 'अभी खुला है';
export const openUntil = (time: string, place?: string): string => `अभी खुला है, ${at(place)}${time} तक`;
/** Short with a place, as the visitor's own time follows: two lines are reserved for both. */
export const answersFrom = (day: string, time: string, place?: string): string =>
  place ? `जवाब ${day} ${time} से, ${at(place).trim()}` : `हम ${day} ${time} से जवाब देंगे`;
export const clockLooksWrong = 'आपके डिवाइस की तारीख गलत लगती है। हमारा समय देख लें।';
export const today = 'आज';
export const tomorrow = 'कल';
export const onDay = (weekday: string, date?: string): string =>
  date ? `${weekday}, ${date} को` : `${weekday} को`;
