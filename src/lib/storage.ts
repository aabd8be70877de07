export type StorageArea = 'session' | 'local';

// Reading the property `sessionStorage` throws if storage is forbidden (blocked cookies, sandboxed frames), so every
// access is inside `attempt`.
function attempt<Result>(area: StorageArea, access: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return access(area === 'session' ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return otherwise;
  }
}

/** Returns the stored text, or null if there is none or storage is not available. */
export function readStorage(area: StorageArea, key: string): string | null {
  return attempt(area, (storage) => storage.getItem(key), null);
}

/** Parses a stored text as JSON. Returns undefined if the text is null, invalid or longer than `most` UTF-16 units. */
export function parseStored(text: string | null, most = Infinity): unknown {
  if (text === null || text.length > most) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is blocked or full. */
export function writeStorage(area: StorageArea, key: string, text: string): boolean {
  return attempt(area, (storage) => (storage.setItem(key, text), true), false);
}

/** Removes a key. Returns whether this succeeded. */
export function removeStorage(area: StorageArea, key: string): boolean {
  return attempt(area, (storage) => (storage.removeItem(key), true), false);
}
