import * as words from '#words/document.json';
import { formatDate } from '../src/lib/format-date.ts';
import { formatMessage } from '../src/lib/format-message.ts';

/** Returns a note with the date (YYYY-MM-DD) of a PDF's text. */
export const createPdfNote = (date: string) => formatMessage(words.pdfNote, { date: formatDate(date) });
