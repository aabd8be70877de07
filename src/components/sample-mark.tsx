import * as words from '#words/common.json';

/**
 * Marks a name or figure that the firm has not confirmed yet. It is invisible: screen readers announce "sample", and the
 * page has one `SampleNote`.
 */
export const SampleMark = () => <span className="sample-mark" />;

/** The note for visitors who see the page. It is shown once per page, below the fees if the page has them. */
export const SampleNote = () => <p className="mt-3 text-xs text-muted-foreground">{words.samples}</p>;
