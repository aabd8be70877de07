import * as words from '#words/common.json';

/**
 * Marks a name or figure that the firm has not confirmed yet. It is invisible: screen readers announce "sample", and the
 * section has a note.
 */
export const SampleMark = () => <span className="sample-mark" />;

const notes = { figures: words.sampleFigures, names: words.sampleNames } as const;

/** The note below a section with a `SampleMark`. */
export const SampleNote = ({ about = 'figures' }: { about?: keyof typeof notes }) => (
  <p className="mt-3 text-xs text-muted-foreground">{notes[about]}</p>
);
