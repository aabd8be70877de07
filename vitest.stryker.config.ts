import { defineConfig } from 'vitest/config';
import { articles } from './src/articles/plugin/plugin.ts';
import { photos } from './src/build/photos/plugin.ts';
import { sampleFirm } from './vitest.config.ts';

/** The unit projects as StrykerJS can run them: its runner starts threads, and does not support `vmThreads`. */
const project = (name: string, extension: string) => ({
  plugins: [articles(), photos()],
  test: {
    name,
    include: [`tests/{unit,specification/unit}/**/*.test.${extension}`],
    restoreMocks: true,
    unstubGlobals: true,
    env: { PROPERTY_RUNS: '25' }, // each mutant runs them anew
    testTimeout: 60_000, // ms
  },
});
/** The tests of src/lib replace no module, so they can share one worker. */
const isolate = process.env.MUTATE !== 'lib';
const unit = project('unit', 'ts');
const unitDom = project('unit-dom', 'tsx');

export default defineConfig({
  test: {
    projects: [
      { ...unit, test: { ...unit.test, environment: 'node', isolate } },
      {
        ...unitDom,
        resolve: { alias: [sampleFirm] },
        test: { ...unitDom.test, environment: 'jsdom', setupFiles: ['tests/unit/setup.ts'] },
      },
    ],
  },
});
