/** Lets browser tests import modules that otherwise only Vite can resolve (module-hooks.mjs). */
import { register } from 'node:module';

register('./module-hooks.mjs', import.meta.url);
