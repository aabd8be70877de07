import { translationNote } from '#words/legal.json';

/** A note that the English version of a legal page is the valid one. It is not rendered on English pages. */
export const TranslationNote = () => translationNote && <p>{translationNote}</p>;
