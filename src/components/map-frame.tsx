import { useState } from 'react';
import type { OfficeMap } from '../site/office-map.ts';
import { Button } from './button.tsx';
import { linkClass } from './link.tsx';
import { inNewTab, NewTabNote } from './new-tab-link.tsx';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

/**
 * A picture that links to a map service. If there is an `embed` URL, a button replaces the picture by the embedded map.
 * The browser sends no request to the map service before the visitor presses this button or the link.
 */
export function MapFrame({ title, picture, href, embed }: OfficeMap) {
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div className="border-hair border-input bg-card">
      {isMapShown ? (
        <iframe src={embed} title={title} className="aspect-video w-full bg-accent" />
      ) : (
        <a href={href} {...inNewTab} className="block">
          <img src={picture} alt={title} width={1200} height={675} loading="lazy" className="h-auto w-full" />{' '}
          <span className={`flex min-h-tap items-center px-5 py-2 ${linkClass.text}`}>
            <span>
              {words.openMap}
              <NewTabNote />
            </span>
          </span>
        </a>
      )}
      {embed && (
        <div
          data-needs-script=""
          className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t-hair border-input px-5 py-3"
        >
          <Button variant="outline" size="small" onClick={() => setMapShown(!isMapShown)}>
            {isMapShown ? words.closeMap : words.showMap}
          </Button>
          <p className="text-sm text-foreground-soft">
            {formatMessage(words.mapSource, { host: new URL(embed).host })}
          </p>
        </div>
      )}
    </div>
  );
}
