import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { getRoute } from '../../../src/site/page-info.ts';

/**
 * Returns the page /`name` as an element. Imports its modules again, with `replacement` instead of the module at `path`
 * in src/. After the test, imports return the original module again.
 */
export async function pageWith(name: 'privacy' | 'terms', path: string, replacement: object) {
  const file = `../../../src/${path}`;
  vi.resetModules();
  vi.doMock(file, () => replacement);
  onTestFinished(() => {
    vi.doUnmock(file);
    vi.resetModules();
  });
  const { Screen } = (await import(`../../../src/pages/${name}.tsx`)) as { Screen: ComponentType };
  const { MemoryRouter } = await import('react-router-dom'); // the router must use the same context as the new modules
  const { CurrentPage } = await import('../../../src/components/current-page.ts');
  return (
    <MemoryRouter>
      <CurrentPage value={getRoute(`/${name}`)}>
        <Screen />
      </CurrentPage>
    </MemoryRouter>
  );
}
