import { translationNote } from '#words/legal.json';

/** Says that the English text of a legal page applies; on the English page nothing. */
export const TranslationNote = () => translationNote && <p>{translationNote}</p>;
