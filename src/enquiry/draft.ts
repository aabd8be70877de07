import { DRAFT_LINK, getDraftKey, getDraftLink } from '../runtime/protocol.ts';
import { parseStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';
import { listControls } from './form-controls.ts';
import type { LeadForm, Values } from './form-definition.ts';

/*
 * Stores two things per form in sessionStorage: the draft, and submitted enquiries that the visitor may not have sent
 * yet.
 */

/**
 * The maximum length of the stored JSON. A draft, or `MAX_UNSENT` enquiries, are always shorter, so longer texts are not
 * from this site.
 */
const MAX_STORED_LENGTH = 100_000;

/** The maximum number of unsent enquiries of a form. The oldest is deleted. */
const MAX_UNSENT = 5;

const getUnsentKey = (form: string) => `enquiry-unsent:${form}`;

/** Stores a value. Returns whether it survives a reload. */
function save(key: string, value: object): boolean {
  const json = JSON.stringify(value);
  removeStorage('session', key);
  return json.length <= MAX_STORED_LENGTH && writeStorage('session', key, json);
}

/** Returns the stored object. Its properties can have any type. Returns {} if nothing is stored. */
const load = (key: string): Record<string, unknown> => ({
  ...(parseStored(readStorage('session', key), MAX_STORED_LENGTH) as object),
});

const keepStrings = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Saves the values of a form as its draft. Also saves the option that the last link preselected, under the key
 * `DRAFT_LINK`. Returns whether the draft survives a reload. If the browser cannot store the draft, this function still
 * removes the previous draft, which could otherwise replace newer text.
 */
export function saveDraft(form: string, values: Readonly<Record<string, unknown>>): boolean {
  const previousLink = loadDraft(form, [DRAFT_LINK]);
  return save(getDraftKey(form), { ...keepStrings(values), ...previousLink, ...getDraftLink() });
}

/** Returns the draft's values of the named fields. Omits fields that are not in the draft. */
export function loadDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft: Partial<Record<Field, string>> = {};
  const stored = load(getDraftKey(form));
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

export const clearDraft = (form: string): void => removeStorage('session', getDraftKey(form));

/**
 * Returns the stored JSON of a form. Two results differ if another page has changed the draft or the unsent enquiries in
 * the meantime.
 */
export const readStored = (form: string): string =>
  [getDraftKey(form), getUnsentKey(form)].map((key) => readStorage('session', key)).join('\n');

/**
 * A submitted enquiry whose message may not have been sent: a page cannot detect whether the visitor pressed Send in
 * the chat.
 */
interface UnsentEnquiry {
  reference: string;
  text: string;
  /** The values of the form. They are restored if the visitor wants to change the message. */
  typed: Values;
  /**
   * The id of the history entry in which the enquiry was submitted (`useHistoryEntry`). Back, Forward or a reload shows
   * the enquiry again in this entry. All other entries show the form, and offer the newest enquiry as an earlier one.
   */
  entry: string;
}

const parseUnsent = (stored: unknown): UnsentEnquiry | undefined => {
  const { reference, text, typed, entry } = { ...(stored as Partial<Record<keyof UnsentEnquiry, unknown>>) };
  if (typeof reference !== 'string' || !/^[0-9A-Z]{6}$/.test(reference)) return undefined;
  if (typeof text !== 'string' || typeof typed !== 'object') return undefined;
  return { reference, text, typed: keepStrings({ ...typed }), entry: typeof entry === 'string' ? entry : '' };
};

/** Returns the form's unsent enquiries, the newest first. Omits invalid data. */
export const loadUnsent = (form: string): UnsentEnquiry[] =>
  Object.values(load(getUnsentKey(form))).flatMap((stored) => parseUnsent(stored) ?? []);

/** Deletes an unsent enquiry. */
export function clearUnsent(form: string, reference: string): void {
  const others = loadUnsent(form).filter((unsent) => unsent.reference !== reference);
  if (others.length > 0) save(getUnsentKey(form), others);
  else removeStorage('session', getUnsentKey(form));
}

/**
 * Saves a submitted enquiry separately from the form's draft, because the draft may already belong to the next enquiry.
 * Returns whether the enquiry survives a reload.
 */
export function saveUnsent(form: string, { reference, text, typed, entry }: UnsentEnquiry): boolean {
  const unsent = { reference, text, typed: keepStrings(typed), entry };
  return save(getUnsentKey(form), [unsent, ...loadUnsent(form)].slice(0, MAX_UNSENT));
}

/** A submitted enquiry, with the state of the chat window and of the panel that replaces the form. */
export interface Enquiry extends UnsentEnquiry {
  /** `offline` means that the chat is not open yet, because the browser was offline at the submit. */
  window: 'opened' | 'blocked' | 'offline';
  /**
   * - `submitted`: the visitor has submitted the form on this page, without a reload since then.
   * - `restored`: the enquiry was submitted before this page was loaded.
   * - `reopened`: the visitor has shown the panel of an earlier enquiry.
   * - `confirmed`: the visitor has confirmed that the enquiry was sent.
   */
  stage: 'submitted' | 'restored' | 'reopened' | 'confirmed';
}

/** Returns the unsent enquiry that was submitted in the history entry, or else the newest one. */
export function restoreUnsent(form: LeadForm, entry: string): Enquiry | undefined {
  const enquiries = loadUnsent(form.id);
  const unsent = enquiries.find((enquiry) => enquiry.entry === entry) ?? enquiries[0];
  return unsent && { ...unsent, window: 'opened', stage: 'restored' };
}

/**
 * Returns whether the visitor has started another enquiry: a value of the draft differs from the submitted enquiry, or
 * an attached line is missing from the submitted text.
 */
export function hasNextEnquiry(
  form: LeadForm,
  { typed, text }: UnsentEnquiry,
  attachedLines: readonly string[],
): boolean {
  const draft = loadDraft(form.id, listControls(form));
  return (
    Object.entries(draft).some(([control, value]) => value !== typed[control]) ||
    attachedLines.some((line) => !text.includes(line))
  );
}
