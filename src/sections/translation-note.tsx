import { translationNote } from '#words/legal.json';

/** A note that the English text of a legal page applies. Renders nothing on English pages. */
export const TranslationNote = () => translationNote && <p>{translationNote}</p>;
