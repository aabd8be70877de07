import { defineConfig } from 'vitest/config';
import { articles } from './src/articles/plugin/plugin.ts';
import { photos } from './build/photos/plugin.ts';
import { sampleFirm } from './vitest.config.ts';

/**
 * Creates a project of unit tests for StrykerJS, whose runner does not support `vmThreads`. The first failing test ends
 * the run of a mutant, so the fastest project runs first.
 */
const createProject = (name: string, groupOrder: number, file: string, isolate: boolean) => ({
  plugins: [articles(), photos()],
  test: {
    name,
    isolate,
    include: [`tests/{unit,specification/unit}/**/${file}`],
    exclude: ['**/*.nightly.*', '**/*.hi.*', ...(isolate ? [] : ['**/*.isolated.*'])],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    sequence: { groupOrder },
    testTimeout: 15_000, // ends tests that wait for an effect which a mutant has removed
  },
});
const createDomProject = (...options: Parameters<typeof createProject>) => {
  const { test, ...rest } = createProject(...options);
  return {
    ...rest,
    resolve: { alias: [sampleFirm] },
    test: { ...test, environment: 'jsdom', setupFiles: ['tests/unit/setup.ts'] },
  };
};

export default defineConfig({
  test: {
    projects: [
      createProject('unit', 0, '*.test.ts', false),
      createProject('unit-isolated', 1, '*.isolated.test.ts', true),
      createDomProject('unit-dom', 2, '*.test.tsx', false),
      createDomProject('unit-dom-isolated', 3, '*.isolated.test.tsx', true),
    ],
  },
});
