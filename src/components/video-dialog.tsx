import { useEffect, useEffectEvent } from 'react';
import { listFilmFiles, selectFilmLanguage } from '../site/film.ts';
import type { Film } from '../site/film.ts';
import { languageNames } from '../site/languages.ts';
import { Dialog } from './dialog.tsx';

export interface VideoDialogProps {
  onClose: () => void;
  title: string;
  film: Film;
}

declare global {
  interface Window {
    /** A browser API that TypeScript's types lack. Some browsers do not support it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes the dialog when the visitor presses Escape in the controls of Chromium's video player, or Back on Android. For
 * these presses, Chromium dispatches no key event, but a `close` event of the CloseWatcher. dialog.tsx handles the
 * Escape key of other browsers.
 */
function useCloseWatcher(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}

/**
 * A dialog with a video. The video plays immediately, because the visitor has clicked. When the dialog closes, the
 * video stops, because React removes the player (VL2, VL3).
 */
export function VideoDialog({ onClose, title, film }: VideoDialogProps) {
  useCloseWatcher(onClose);
  return (
    <Dialog onClose={onClose} title={title} width="wide">
      {'youtube' in film ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${film.youtube}?autoplay=1&cc_load_policy=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="aspect-video w-full bg-footer"
        />
      ) : (
        <Player title={title} file={film.file} language={selectFilmLanguage(film)} />
      )}
    </Dialog>
  );
}

interface PlayerProps {
  title: string;
  file: string;
  language: ReturnType<typeof selectFilmLanguage>;
}

function Player({ title, file, language }: PlayerProps) {
  const { mp4, webm, captions } = listFilmFiles(file, language);
  return (
    <video
      controls
      autoPlay
      playsInline
      preload="metadata"
      aria-label={title}
      className="aspect-video w-full bg-footer"
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang={language} label={languageNames[language]} default />
    </video>
  );
}
