/** Registers module-hooks.mjs, so that browser tests can import modules that need Vite. */
import { register } from 'node:module';

register('./module-hooks.mjs', import.meta.url);
