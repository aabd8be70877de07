import { translationNote } from '#words/legal.json';

/** A note that the English text of a legal page applies; renders nothing on the English page. */
export const TranslationNote = () => translationNote && <p>{translationNote}</p>;
