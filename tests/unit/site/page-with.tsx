import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { getRoute } from '../../../src/site/page-info.ts';

/** Loads the page /`name` in new modules. Until the test ends, the module in src/ is replaced. */
export async function pageWith(name: 'privacy' | 'terms', module: string, replacement: object) {
  const file = `../../../src/${module}`;
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
