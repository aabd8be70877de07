import { DRAFT_LINK, draftKey, draftLink } from '../runtime/protocol.ts';
import { parseStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';
import { controlsOf } from './form-controls.ts';
import type { LeadForm, Values } from './form-definition.ts';

/* Stores two things per form in this tab: the draft, and a submitted enquiry that may be unsent. */

/** The maximum length of the stored JSON. The JSON of a valid form is always shorter. */
const MAX_STORED_LENGTH = 100_000;

/** JSON that the browser refused to store, by key. It is lost when the visitor leaves the document. */
const unstored = new Map<string, string>();

const unsentKey = (form: string) => `enquiry-unsent:${form}`;

/** Returns false if the value will be lost on reload. */
function save(key: string, value: object): boolean {
  const json = JSON.stringify(value);
  remove(key);
  if (json.length > MAX_STORED_LENGTH) return false;
  if (writeStorage('session', key, json)) return true;
  unstored.set(key, json);
  return false;
}

function remove(key: string): void {
  unstored.delete(key);
  removeStorage('session', key);
}

/** Returns the stored object. Its properties may have any type. Returns {} if there is none. */
const load = (key: string): Record<string, unknown> => ({
  ...(parseStored(unstored.get(key) ?? readStorage('session', key), MAX_STORED_LENGTH) as object),
});

const keepStrings = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Saves the values of a form as its draft, with the answer of the last link under the key `DRAFT_LINK`. Returns false if
 * the draft will be lost on reload, because storage is unavailable or full, or the draft is too long. The previous draft
 * is then removed, so that it cannot replace newer text.
 */
export function saveDraft(form: string, values: Readonly<Record<string, unknown>>): boolean {
  const previousLink = loadDraft(form, [DRAFT_LINK]);
  return save(draftKey(form), { ...keepStrings(values), ...previousLink, ...draftLink() });
}

/** Returns the values of the named fields in the draft. A field that is not in the draft is omitted. */
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

export const clearDraft = (form: string): void => remove(draftKey(form));

/** A submitted enquiry. It may be unsent, because a page cannot detect whether the visitor pressed Send in the chat. */
interface UnsentEnquiry {
  reference: string;
  text: string;
  /** The values of the form. They are restored if the visitor wants to change the message. */
  typed: Values;
  /** The history entry (`useHistoryEntry`) that shows this enquiry, also after a reload, Back or Forward. */
  entry: string;
}

/**
 * Saves a submitted enquiry separately from the form's draft, because the draft may belong to the next enquiry. Returns
 * false if the enquiry will be lost on reload.
 */
export const saveUnsent = (form: string, { reference, text, typed, entry }: UnsentEnquiry): boolean =>
  save(unsentKey(form), { reference, text, typed: keepStrings(typed), entry });

/** Returns the form's unsent enquiry, or undefined if no valid one is stored. */
export function loadUnsent(form: string): UnsentEnquiry | undefined {
  const { reference, text, typed, entry } = load(unsentKey(form));
  if (typeof reference !== 'string' || !/^[0-9A-Z]{6}$/.test(reference)) return undefined;
  if (typeof text !== 'string' || typeof typed !== 'object') return undefined;
  return { reference, text, typed: keepStrings({ ...typed }), entry: typeof entry === 'string' ? entry : '' };
}

export const clearUnsent = (form: string): void => remove(unsentKey(form));

/** A submitted enquiry with the state of its chat window and of the panel that replaces the form. */
export interface Enquiry extends UnsentEnquiry {
  /** `offline`: the chat is not open yet, because the browser was offline at the submit. */
  window: 'opened' | 'blocked' | 'offline';
  /**
   * - `submitted`: the visitor has submitted the form on this page, without a reload since then.
   * - `restored`: the enquiry was submitted before this page was loaded.
   * - `reopened`: the visitor has shown the panel of an earlier enquiry.
   * - `confirmed`: the visitor has confirmed that the enquiry was sent.
   */
  stage: 'submitted' | 'restored' | 'reopened' | 'confirmed';
}

/**
 * Returns the enquiry that was submitted before this page was loaded, if any.
 * @param isFreshNavigation whether the page was loaded by a fresh navigation. Then no history entry shows the enquiry
 */
export function restoreUnsent(form: LeadForm, isFreshNavigation: boolean): Enquiry | undefined {
  const unsent = loadUnsent(form.id);
  return (
    unsent && { ...unsent, ...(isFreshNavigation && { entry: '' }), window: 'opened', stage: 'restored' }
  );
}

/**
 * Whether the visitor has started the next enquiry: the draft has other answers than the submitted enquiry, or there are
 * attached lines that it does not contain.
 */
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
