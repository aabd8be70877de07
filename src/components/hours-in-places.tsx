import { useEffect, useRef, useState } from 'react';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import { formatHoursInPlace } from '../site/hours-abroad.ts';
import type { PlaceAbroad } from '../site/hours-abroad.ts';
import { placeName } from '../site/place-name.ts';
import { isClockPlausible } from '../lib/device-clock.ts';
import { useIsNearViewport } from './use-is-near-viewport.ts';

const office: Firm = firm;

/**
 * The opening hours of the office in places abroad, one place per line, below the opening days in the second column of
 * a grid. The hours depend on summer time, so the browser calculates them when the list is near the viewport. Before
 * that, or if the device clock is implausible, the lines have only the names of the places. Without JavaScript, the
 * list is hidden.
 */
export function HoursInPlaces({ places }: { places: readonly PlaceAbroad[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useIsNearViewport(list);
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const next = places[texts.length];
    if (!isNear || !next || !isClockPlausible()) return;
    // Each place is calculated in its own task, because the formatter of a time zone takes 100 ms on a slow phone.
    const timer = setTimeout(() => setTexts([...texts, formatHoursInPlace(new Date(), office, next)]));
    return () => clearTimeout(timer);
  }, [isNear, places, texts]);
  return (
    <ul
      ref={list}
      role="list"
      data-not-searched=""
      className="col-start-2 mb-2 text-sm text-foreground-soft no-script:hidden"
    >
      {places.map(({ place }, index) => {
        const text = texts[index] ?? placeName(place);
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}
