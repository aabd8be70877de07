import { describe, expect, it, vi } from 'vitest';
import { readStorage, removeStorage, type StorageArea, writeStorage } from '../../../src/lib/storage.ts';

const areas: StorageArea[] = ['session', 'local'];

describe.each(areas)('%s storage', (area) => {
  it('writes, reads and removes', () => {
    expect(writeStorage(area, 'key', 'text')).toBe(true);
    expect(readStorage(area, 'key')).toBe('text');
    expect(removeStorage(area, 'key')).toBe(true);
    expect(readStorage(area, 'key')).toBeNull();
  });

  it('returns false or null when access is denied or the storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStorage(area, 'key', 'text')).toBe(false);
    full.mockRestore();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(globalThis, `${area}Storage`, 'get').mockImplementation(denied);
    expect(writeStorage(area, 'key', 'text')).toBe(false);
    expect(readStorage(area, 'key')).toBeNull();
    expect(removeStorage(area, 'key')).toBe(false);
  });
});
