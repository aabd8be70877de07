import { DRAFT_LINK, draftKey, draftLink } from '../runtime/protocol.ts';
import { parseStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';
import { controlsOf } from './form-definition.ts';
import type { LeadForm, Values } from './form-definition.ts';

/* What is stored of a form in this tab: the draft of a half-filled form, and an enquiry that may be unsent. */

/** Maximum length of the stored JSON in UTF-16 code units; no valid form reaches it. */
const MAX_STORED_LENGTH = 100_000;

/** What the browser refused to store, until the document is left. */
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

/** Returns the properties of what is stored; they may be anything. */
const load = (key: string): Record<string, unknown> => ({
  ...(parseStored(memory.get(key) ?? readStorage('session', key), MAX_STORED_LENGTH) as object),
});

const textsOf = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Saves the texts of a half-filled form for this tab.
 * @returns false where it will not survive a reload: storage is not available or full, or the draft is too long. An
 * older draft is then removed, so that it does not replace newer text.
 */
export function saveDraft(form: string, values: Readonly<Record<string, unknown>>): boolean {
  const earlierLink = loadDraft(form, [DRAFT_LINK]);
  return save(draftKey(form), { ...textsOf(values), ...earlierLink, ...draftLink() });
}

/** Returns the saved texts of the named fields, and of `DRAFT_LINK`; none where nothing valid is stored. */
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

/** A submitted enquiry. No page can find out whether the visitor pressed Send in the chat. */
interface UnsentEnquiry {
  reference: string;
  text: string;
  /** The values of the form, for changing the message. */
  typed: Values;
  /** The history entry that shows it (`useHistoryEntry`); a reload, Back and Forward lead to the same one. */
  entry: string;
}

/**
 * Saves a submitted enquiry separately from the form's draft, which may be that of the next enquiry.
 * @returns as `saveDraft`
 */
export const saveUnsent = (form: string, { reference, text, typed, entry }: UnsentEnquiry): boolean =>
  save(unsentKey(form), { reference, text, typed: textsOf(typed), entry });

/** Returns the form's unsent enquiry; undefined where nothing valid is stored. */
export function loadUnsent(form: string): UnsentEnquiry | undefined {
  const { reference, text, typed, entry } = load(unsentKey(form));
  if (typeof reference !== 'string' || !/^[0-9A-Z]{6}$/.test(reference)) return undefined;
  if (typeof text !== 'string' || typeof typed !== 'object') return undefined;
  return { reference, text, typed: textsOf({ ...typed }), entry: typeof entry === 'string' ? entry : '' };
}

/** Call it when the visitor confirms that the enquiry was sent, changes it or discards it. */
export const clearUnsent = (form: string): void => remove(unsentKey(form));

/** A submitted enquiry and what has become of it. */
export interface Enquiry extends UnsentEnquiry {
  /** `offline`: not opened yet, because the browser was offline. */
  window: 'opened' | 'blocked' | 'offline';
  /**
   * `restored`: submitted before this page was loaded. `reopened`: shown again on the visitor's request.
   * `confirmed`: the visitor says that it was sent.
   */
  stage: 'submitted' | 'restored' | 'reopened' | 'confirmed';
}

/**
 * Returns the enquiry that was submitted before this page was loaded.
 * @param isNewVisit whether the document is from a fresh navigation, which has a new history entry
 */
export function restoreUnsent(form: LeadForm, isNewVisit: boolean): Enquiry | undefined {
  const unsent = loadUnsent(form.id);
  return unsent && { ...unsent, ...(isNewVisit && { entry: '' }), window: 'opened', stage: 'restored' };
}

/** Returns whether the visitor has begun another enquiry with the form since this one was submitted. */
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
