export type StorageArea = 'session' | 'local';

/**
 * The texts that the browser could not store, because storage is blocked or full, by area and key. They are lost when
 * the visitor leaves the document.
 */
const unstored = new Map<string, string>();
const getUnstoredKey = (area: StorageArea, key: string) => `${area} ${key}`;

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

/** Returns the text of a key, or null if it has none. */
export function readStorage(area: StorageArea, key: string): string | null {
  return unstored.get(getUnstoredKey(area, key)) ?? tryAccess(area, (storage) => storage.getItem(key), null);
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

/** Stores a text. If storage is blocked or full, keeps the text only for this document, and returns false. */
export function writeStorage(area: StorageArea, key: string, text: string): boolean {
  const setItem = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  const isStored = tryAccess(area, setItem, false);
  if (isStored) unstored.delete(getUnstoredKey(area, key));
  else unstored.set(getUnstoredKey(area, key), text);
  return isStored;
}

/** Removes a key. */
export function removeStorage(area: StorageArea, key: string): void {
  unstored.delete(getUnstoredKey(area, key));
  tryAccess(area, (storage) => storage.removeItem(key), undefined);
}
