import { useId, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import * as words from '#words/search.json';
import { PageSearch } from './page-search.tsx';
import { setSlashKeyEnabled, isSlashKeyEnabled } from './slash-key.ts';
import { listedPages } from '../site/listed-pages.ts';

export interface SearchDialogProps {
  onClose: () => void;
}

/** A dialog with the search field. A checkbox turns the shortcut `/` on and off. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const id = useId();
  const [isSlashEnabled, setIsSlashEnabled] = useState(isSlashKeyEnabled);
  return (
    <Dialog onClose={onClose} title={words.search} hasField>
      <PageSearch label={words.whatLookingFor} entries={listedPages} isInDialog />
      <div className="mt-4 flex items-center gap-2 border-t-hair border-border pt-2">
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}more`}
          className="tick"
          checked={isSlashEnabled}
          onChange={({ target: { checked } }) => {
            setSlashKeyEnabled(checked);
            setIsSlashEnabled(checked);
          }}
        />
        <label htmlFor={id} className="flex min-h-tap items-center">
          {words.slashKey}
        </label>
      </div>
      <p id={`${id}more`} className="text-xs text-muted-foreground">
        {words.slashKeyHint}
      </p>
    </Dialog>
  );
}
