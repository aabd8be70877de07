import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { listFilmFiles, selectFilmLanguage } from '../site/film.ts';
import type { Film } from '../site/film.ts';
import { language as pageLanguage } from '../site/language.ts';
import { languageNames } from '../site/languages.ts';
import { formatMessage } from '../lib/format-message.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';
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
  const language = selectFilmLanguage(film);
  const isForeign = language !== pageLanguage;
  const href =
    'youtube' in film
      ? `https://www.youtube.com/watch?v=${film.youtube}`
      : listFilmFiles(film.file, language).mp4;

  const {
    Dialog: VideoDialog,
    close,
    handleClick,
  } = useLazyDialog(
    () => import('./video-dialog.tsx').then((module) => module.VideoDialog),
    () => {
      if (navigator.onLine) window.location.assign(href);
    },
  );
  return (
    <>
      <a
        href={href}
        hrefLang={isForeign ? language : undefined}
        data-action="play"
        onClick={handleClick}
        className="inline-flex min-h-control items-center gap-3 font-semibold text-foreground underline decoration-link underline-offset-[.25em] hover:decoration-mark print:hidden"
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
      {VideoDialog && <VideoDialog onClose={close} title={title} film={film} />}
    </>
  );
}
