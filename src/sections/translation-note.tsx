import { translationNote } from '#words/legal.json';

/** A note that only the English version of a legal page is valid. Renders nothing on English pages. */
export const TranslationNote = () => translationNote && <p>{translationNote}</p>;
