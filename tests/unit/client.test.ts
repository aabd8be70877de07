import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { start } from '../../src/client.tsx';

vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn<() => void>() }));
vi.mock('../../src/app/root.tsx', () => ({ Root: () => null }));
vi.mock('../../src/app/inner-styles.ts', () => ({ innerStyles: async () => undefined }));
vi.mock('../../src/app/screens.ts', () => ({ loadScreen: async () => undefined, screenAt: () => '/' }));

it('takes the page over only when all of it has been read', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const started = start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hydrateRoot).not.toHaveBeenCalled();
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await started;
  expect(hydrateRoot).toHaveBeenCalledOnce();
});

it('says so when the document has no place for it', async () => {
  document.body.innerHTML = '';
  await expect(start()).rejects.toThrow('#root');
});
