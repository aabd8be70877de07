import { useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { hasModifierKey } from '../lib/modifier-key.ts';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { listFilmFiles, selectFilmLanguage } from '../site/film.ts';
import type { Film } from '../site/film.ts';
import { language as pageLanguage } from '../site/language.ts';
import { languageNames } from '../site/languages.ts';
import { formatMessage } from '../lib/format-message.ts';
import type { VideoDialogProps } from './video-dialog.tsx';
import * as words from '#words/widgets.json';

interface VideoLinkProps {
  /** The name of the video, which is also the title of its dialog. */
  title: string;
  film: Film;
}

/**
 * A link to a video. If JavaScript runs, the video plays in a dialog (VL1). If the language of the video is not the
 * language of the page, the text of the link names it.
 */
export function VideoLink({ title, film }: VideoLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [VideoDialog, setVideoDialog] = useState<ComponentType<VideoDialogProps>>();
  const language = selectFilmLanguage(film);
  const isForeign = language !== pageLanguage;
  const href =
    'youtube' in film
      ? `https://www.youtube.com/watch?v=${film.youtube}`
      : listFilmFiles(film.file, language).mp4;

  const play = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    // When the dialog closes, the focus returns to the element that was focused when the dialog opened. Safari does not
    // focus a clicked link, so this line focuses the link.
    const link = event.currentTarget;
    link.focus();
    const loaded = await showNoticeWhile(import('./video-dialog.tsx')).catch(() => undefined);
    // Without the focus, the link is no longer what the visitor uses, or it belongs to a page that they have left.
    if (document.activeElement !== link) return;
    if (loaded) {
      setVideoDialog(() => loaded.VideoDialog);
      setOpen(true);
    } else if (navigator.onLine) window.location.assign(href);
  };

  return (
    <>
      <a
        href={href}
        hrefLang={isForeign ? language : undefined}
        data-action="play"
        onClick={play}
        className="inline-flex min-h-control items-center gap-3 font-semibold text-foreground underline decoration-link underline-offset-[.3em] hover:decoration-mark print:hidden"
      >
        <span className="m-1 grid size-12 flex-none place-items-center double-circle text-brand outline-offset-3">
          <Icon name="film" />
        </span>
        <span>
          {words.playVideo}
          {isForeign && formatMessage(words.videoLanguage, { language: languageNames[language] })}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </span>
      </a>
      {isOpen && VideoDialog && <VideoDialog onClose={() => setOpen(false)} title={title} film={film} />}
    </>
  );
}
