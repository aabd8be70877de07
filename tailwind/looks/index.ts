import { indigo } from './indigo.ts';
import { madder } from './madder.ts';
import { monsoon } from './monsoon.ts';
import { slate } from './slate.ts';

/** The ready-made looks, by name. `engraved` overrides nothing. */
export const looks = { engraved: {}, indigo, madder, monsoon, slate };
