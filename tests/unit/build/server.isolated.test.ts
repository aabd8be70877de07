import { expect, it, vi } from 'vitest';
import { render } from '../../../src/build/server.tsx';

vi.mock('../../../src/pages/privacy.tsx', () => ({ Screen: undefined }));
vi.mock('../../../src/pages/not-found.tsx', () => ({ Screen: undefined }));

it.each([
  ['/privacy', 'src/pages/privacy.tsx'],
  ['/404', 'src/pages/not-found.tsx'],
])('throws for %s without a Screen, with the file in the message', async (path, file) => {
  await expect(render(path)).rejects.toThrow(`${file} exports no Screen`);
});
