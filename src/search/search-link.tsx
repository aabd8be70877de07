import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { iconButtonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { hasModifierKey } from '../lib/modifier-key.ts';
import { isDialogOpen } from '../lib/open-dialog.ts';
import { savesData } from '../lib/saves-data.ts';
import * as words from '#words/search.json';
import { base } from '../site/language.ts';
import { slashOpensSearch } from './slash-key.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { showNoticeWhile } from '../runtime/waiting-notice.ts';
import type { SearchDialogProps } from './search-dialog.tsx';
import { useAfterNavigation } from '../components/use-after-navigation.ts';

const load = () => import('./search-dialog.tsx');
/**
 * Loads the dialog's code before it is needed, unless the visitor saves data. Ignores errors: opening the dialog loads
 * the code again.
 */
const preload = () => {
  if (!savesData()) load().catch(() => undefined);
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/** Returns whether a key opens the search: Ctrl+K or ⌘K, and `/` outside fields if it is not turned off. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey || isDialogOpen()) return false;
  if (ctrlKey || metaKey) return key === 'k' && !shiftKey;
  return key === '/' && !isField(target) && slashOpensSearch();
}

/** A link to the search page, which opens the search dialog instead if its code is loaded. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useLazyRoot(link);
  const [isOpen, setOpen] = useState(false);
  const [SearchDialog, setSearchDialog] = useState<ComponentType<SearchDialogProps>>();
  const navigate = useNavigate();
  const close = () => setOpen(false);
  useAfterNavigation(close);

  const open = async () => {
    try {
      const loaded = await showNoticeWhile(load());
      setSearchDialog(() => loaded.SearchDialog);
      setOpen(true);
    } catch {
      void navigate('/search');
    }
  };
  const click = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    link.current?.focus(); // the dialog returns focus here, and Safari does not focus a clicked link
    void open();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !opensSearch(event)) return;
    event.preventDefault();
    if (document.activeElement === document.body) link.current?.focus();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
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
        onClick={click}
        onPointerEnter={preload}
        onFocus={preload}
        className={iconButtonClass()}
      >
        <Icon name="search" />
      </a>
      {isOpen && SearchDialog && <SearchDialog onClose={close} />}
    </>
  );
}
