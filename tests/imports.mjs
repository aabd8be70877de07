/** Lets browser tests import what Vite otherwise resolves: see module-hooks.mjs. */
import { register } from 'node:module';

register('./module-hooks.mjs', import.meta.url);
