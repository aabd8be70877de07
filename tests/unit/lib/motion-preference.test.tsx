import { beforeEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('../../../src/lib/motion-preference.ts')).motionPreference;
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.motion;
});

it('G11 plays at first', async () => {
  expect((await fresh()).get()).toBe('playing');
});

it('G11 remembers the pause for the next visit, and tells the style sheet', async () => {
  (await fresh()).set('paused');
  const next = await fresh();
  next.subscribe(() => undefined);
  expect(next.get()).toBe('paused');
  expect(document.documentElement.dataset.motion).toBe('paused');
});

it('G11 tells every listener, and none that left', async () => {
  const preference = await fresh();
  const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
  preference.subscribe(stays);
  preference.subscribe(leaves)();
  preference.set('paused');
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
});

it('G11 follows the switch in another tab', async () => {
  const preference = await fresh();
  preference.subscribe(() => undefined);
  localStorage.setItem('motion', 'paused');
  window.dispatchEvent(new StorageEvent('storage', { key: 'motion' }));
  expect(preference.get()).toBe('paused');
});

it('G11 works for this page where storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const preference = await fresh();
  expect(preference.get()).toBe('playing');
  preference.set('paused');
  expect(preference.get()).toBe('paused');
});
