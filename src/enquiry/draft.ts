import { DRAFT_LINK, draftKey, draftLink } from '../runtime/protocol.ts';
import { parseStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';
import { controlsOf } from './form-definition.ts';
import type { LeadForm, Values } from './form-definition.ts';

/* Stores forms in this tab: the draft of a half-filled form, and a submitted enquiry that may be unsent. */

/** Maximum length of the stored JSON in UTF-16 code units. The JSON of a valid form is always shorter. */
const MAX_STORED_LENGTH = 100_000;

/** Entries that the browser refused to store. They are lost when the document is left. */
const memory = new Map<string, string>();

const unsentKey = (form: string) => `enquiry-unsent:${form}`;

function save(key: string, value: object): boolean {
  const json = JSON.stringify(value);
  remove(key);
  if (json.length > MAX_STORED_LENGTH) return false;
  if (writeStorage('session', key, json)) return true;
  memory.set(key, json);
  return false;
}

function remove(key: string): void {
  memory.delete(key);
  removeStorage('session', key);
}

/** Returns the stored object; its properties may have any type. */
const load = (key: string): Record<string, unknown> => ({
  ...(parseStored(memory.get(key) ?? readStorage('session', key), MAX_STORED_LENGTH) as object),
});

const textsOf = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Saves the texts of a half-filled form for this tab.
 * @returns false if the draft will be lost on reload, because storage is unavailable or full, or the draft is too long.
 * The older draft is then removed, so that it never replaces newer text.
 */
export function saveDraft(form: string, values: Readonly<Record<string, unknown>>): boolean {
  const earlierLink = loadDraft(form, [DRAFT_LINK]);
  return save(draftKey(form), { ...textsOf(values), ...earlierLink, ...draftLink() });
}

/** Returns the saved texts of the named fields; the answer of a link is stored as the field `DRAFT_LINK`. */
export function loadDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft: Partial<Record<Field, string>> = {};
  const stored = load(draftKey(form));
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

/** Call it when the visitor confirms that the message was sent. */
export const clearDraft = (form: string): void => remove(draftKey(form));

/** A submitted enquiry that may be unsent. A page cannot detect whether the visitor pressed Send in the chat. */
interface UnsentEnquiry {
  reference: string;
  text: string;
  /** The values of the form, restored when the visitor changes the message. */
  typed: Values;
  /** The history entry (`useHistoryEntry`) that shows this enquiry, also after a reload, Back or Forward. */
  entry: string;
}

/**
 * Saves a submitted enquiry separately from the form's draft: the draft may belong to the next enquiry.
 * @returns false if the enquiry will be lost on reload
 */
export const saveUnsent = (form: string, { reference, text, typed, entry }: UnsentEnquiry): boolean =>
  save(unsentKey(form), { reference, text, typed: textsOf(typed), entry });

/** Returns the form's unsent enquiry; undefined if nothing valid is stored. */
export function loadUnsent(form: string): UnsentEnquiry | undefined {
  const { reference, text, typed, entry } = load(unsentKey(form));
  if (typeof reference !== 'string' || !/^[0-9A-Z]{6}$/.test(reference)) return undefined;
  if (typeof text !== 'string' || typeof typed !== 'object') return undefined;
  return { reference, text, typed: textsOf({ ...typed }), entry: typeof entry === 'string' ? entry : '' };
}

/** Call it when the visitor confirms that the enquiry was sent, changes it or discards it. */
export const clearUnsent = (form: string): void => remove(unsentKey(form));

/** A submitted enquiry with the state of its chat window and of its panel. */
export interface Enquiry extends UnsentEnquiry {
  /** `offline`: the chat is not open yet, because the browser was offline. */
  window: 'opened' | 'blocked' | 'offline';
  /**
   * `restored`: the enquiry was submitted before this page was loaded. `reopened`: the visitor has opened the panel
   * again. `confirmed`: the visitor has confirmed that the enquiry was sent.
   */
  stage: 'submitted' | 'restored' | 'reopened' | 'confirmed';
}

/**
 * Returns the enquiry that was submitted before this page was loaded.
 * @param isNewVisit true after a fresh navigation: the stored history entry is then not the current one
 */
export function restoreUnsent(form: LeadForm, isNewVisit: boolean): Enquiry | undefined {
  const unsent = loadUnsent(form.id);
  return unsent && { ...unsent, ...(isNewVisit && { entry: '' }), window: 'opened', stage: 'restored' };
}

/** Returns whether the visitor has begun the next enquiry with the form after submitting this one. */
export function hasNextEnquiry(
  form: LeadForm,
  { typed, text }: UnsentEnquiry,
  attachedLines: readonly string[],
): boolean {
  const draft = loadDraft(form.id, controlsOf(form));
  return (
    Object.entries(draft).some(([control, value]) => value !== typed[control]) ||
    attachedLines.some((line) => !text.includes(line))
  );
}
