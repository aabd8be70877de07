import { readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

/** Longest stored draft, in UTF-16 units of JSON: far more than the schemas accept. */
const sizeLimit = 100_000;

/** Drafts that storage refused: they last until the document is left. */
const unstored = new Map<string, string>();

const keyOf = (form: string) => `enquiry-draft:${form}`;

/**
 * Keeps a half-written form for this tab, through a reload. Anything but text is left out.
 * @returns false where it will not outlive a reload: storage not available or full, or the draft too long;
 * an older draft is then gone too, rather than coming back in place of newer words
 */
export function saveDraft(form: string, values: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  const draft = JSON.stringify(Object.fromEntries(texts));
  const fits = draft.length <= sizeLimit;
  clearDraft(form);
  if (fits && writeStorage('session', keyOf(form), draft)) return true;
  if (fits) unstored.set(form, draft);
  return false;
}

/** The kept texts of the named fields; empty where there are none or what is stored is not a draft. */
export function loadDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft: Partial<Record<Field, string>> = {};
  const stored = parse(unstored.get(form) ?? readStorage('session', keyOf(form)));
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

/** Call it when the visitor confirms that the message went out. */
export function clearDraft(form: string): void {
  unstored.delete(form);
  removeStorage('session', keyOf(form));
}

function parse(json: string | null): Record<string, unknown> {
  if (json === null || json.length > sizeLimit) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** An enquiry handed to the chat of which the visitor has not yet said that it went out. */
export interface Unsent {
  reference: string;
  text: string;
  window: 'opened' | 'blocked';
  /** As typed, so that the form can be filled in again. */
  typed: Record<string, string>;
}

const unsentKey = (form: string) => `enquiry-unsent:${form}`;

/** Keeps the enquiry for this tab, so that a reload or Back shows the same panel with the same reference. */
export const saveUnsent = (form: string, enquiry: Unsent) =>
  writeStorage('session', unsentKey(form), JSON.stringify(enquiry));

/** Once the visitor has said that it went out, changes it or discards it. */
export const clearUnsent = (form: string) => removeStorage('session', unsentKey(form));

/** The kept enquiry; undefined where there is none or what is stored is none. */
export function loadUnsent(form: string): Unsent | undefined {
  const { reference, text, window: opened, typed } = parse(readStorage('session', unsentKey(form)));
  if (typeof reference !== 'string' || typeof text !== 'string') return undefined;
  if (typeof typed !== 'object' || typed === null) return undefined;
  const texts = Object.entries(typed).filter(([, value]) => typeof value === 'string');
  return {
    reference,
    text,
    window: opened === 'blocked' ? 'blocked' : 'opened',
    typed: Object.fromEntries(texts) as Record<string, string>,
  };
}
