import * as words from '#words/common.json';

/**
 * Marks a name or figure that the firm has not confirmed yet. Only screen readers announce the mark, as "sample". For
 * other visitors, the page has one `SampleNote`.
 */
export const SampleMark = () => <span className="sample-mark" />;

/** The visible note about samples. A page shows it once, below the fees if it has any. */
export const SampleNote = () => <p className="mt-3 text-xs text-muted-foreground">{words.samples}</p>;
