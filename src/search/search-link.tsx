import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getIconButtonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { isField } from '../lib/is-field.ts';
import { isDialogOpen } from '../lib/open-dialog.ts';
import { isSavingData } from '../lib/saves-data.ts';
import * as words from '#words/search.json';
import { base } from '../site/language.ts';
import { isSlashKeyEnabled } from './slash-key.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { useLazyDialog } from '../components/use-lazy-dialog.ts';

const load = () => import('./search-dialog.tsx').then((module) => module.SearchDialog);
/**
 * Loads the code of the dialog before it is needed, unless the visitor saves data. Ignores errors, because opening the
 * dialog loads the code again.
 */
const preload = () => {
  if (!isSavingData()) load().catch(() => undefined);
};

/**
 * Returns whether a key press opens the search: Ctrl+K, ⌘K, or `/`. The key `/` has no effect in fields, or if the
 * visitor has turned it off. No key opens the search while a dialog is open.
 */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey || isDialogOpen()) return false;
  if (ctrlKey || metaKey) return key === 'k' && !shiftKey;
  return key === '/' && !isField(target) && isSlashKeyEnabled();
}

/** A link to the search dialog. Without JavaScript, or if the dialog cannot be loaded, it opens the search page. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useLazyRoot(link);
  const navigate = useNavigate();
  const {
    Dialog: SearchDialog,
    open,
    close,
    handleClick,
  } = useLazyDialog(load, () => void navigate('/search'));

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isSearchShortcut(event)) return;
    event.preventDefault();
    if (document.activeElement === document.body) link.current?.focus();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <a
        ref={link}
        data-lazy=""
        href={`${base}/search`}
        aria-label={words.search}
        data-action="search"
        onClick={handleClick}
        onPointerEnter={preload}
        onFocus={preload}
        className={getIconButtonClass()}
      >
        <Icon name="search" />
      </a>
      {SearchDialog && <SearchDialog onClose={close} />}
    </>
  );
}
