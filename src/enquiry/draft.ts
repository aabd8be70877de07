import { draftKey } from '../runtime/protocol.ts';
import { fromStored, readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

/** Longest stored text, in UTF-16 units of JSON: far more than the schemas accept. */
const sizeLimit = 100_000;

/** What the browser's storage refused is kept here, until the document is left. */
const unstored = new Map<string, string>();

const unsentKey = (form: string) => `enquiry-unsent:${form}`;

function keep(key: string, value: object): boolean {
  const json = JSON.stringify(value);
  const fits = json.length <= sizeLimit;
  drop(key);
  if (fits && writeStorage('session', key, json)) return true;
  if (fits) unstored.set(key, json);
  return false;
}

function drop(key: string): void {
  unstored.delete(key);
  removeStorage('session', key);
}

const read = (key: string): Record<string, unknown> =>
  record(fromStored(unstored.get(key) ?? readStorage('session', key), sizeLimit));

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Keeps a half-written form for this tab, through a reload. Anything but text is left out.
 * @returns false where it will not outlive a reload: storage not available or full, or the draft too long;
 * an older draft is then gone too, rather than coming back in place of newer words
 */
export const saveDraft = (form: string, values: Readonly<Record<string, unknown>>): boolean =>
  keep(draftKey(form), textsOf(values));

/** The kept texts of the named fields; empty where there are none or what is stored is not a draft. */
export function loadDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft: Partial<Record<Field, string>> = {};
  const stored = read(draftKey(form));
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

/** Call it when the visitor confirms that the message went out. */
export const clearDraft = (form: string): void => drop(draftKey(form));

/** An enquiry that was handed to the chat; whether the visitor pressed Send there is not known. */
export interface Unsent {
  reference: string;
  text: string;
  typed: Record<string, string>;
}

/**
 * Keeps it beside the form's draft, which goes its own way when the visitor begins another enquiry.
 * @returns as `saveDraft`
 */
export const saveUnsent = (form: string, { reference, text, typed }: Unsent): boolean =>
  keep(unsentKey(form), { reference, text, typed: textsOf(typed) });

/** The form's unsent enquiry; undefined where there is none or what is stored is not one. */
export function loadUnsent(form: string): Unsent | undefined {
  const { reference, text, typed } = read(unsentKey(form));
  if (typeof reference !== 'string' || !/^[0-9A-Z]{6}$/.test(reference)) return undefined;
  if (typeof text !== 'string' || typeof typed !== 'object') return undefined;
  return { reference, text, typed: textsOf(record(typed)) };
}

/** Call it when the visitor confirms that it went out, changes it or gives it up. */
export const clearUnsent = (form: string): void => drop(unsentKey(form));
