export type StorageArea = 'session' | 'local';

/**
 * Returns the result of `access`, or `fallback` if storage throws. If storage is forbidden, for example by blocked
 * cookies or in a sandboxed frame, even reading the property `sessionStorage` throws.
 */
function tryAccess<Result>(
  area: StorageArea,
  access: (storage: Storage) => Result,
  fallback: Result,
): Result {
  try {
    return access(area === 'session' ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return fallback;
  }
}

/** Returns the stored text, or null if the key has no text or storage is not available. */
export function readStorage(area: StorageArea, key: string): string | null {
  return tryAccess(area, (storage) => storage.getItem(key), null);
}

/** Parses a stored text as JSON. Returns undefined if the text is null, invalid JSON or longer than `maxLength`. */
export function parseStored(text: string | null, maxLength = Infinity): unknown {
  if (text === null || text.length > maxLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is blocked or full. */
export function writeStorage(area: StorageArea, key: string, text: string): boolean {
  const setItem = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return tryAccess(area, setItem, false);
}

/** Removes a key. Returns false if storage is blocked. */
export function removeStorage(area: StorageArea, key: string): boolean {
  const removeItem = (storage: Storage) => {
    storage.removeItem(key);
    return true;
  };
  return tryAccess(area, removeItem, false);
}
