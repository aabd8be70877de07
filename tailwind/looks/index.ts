import { indigo } from './indigo.ts';
import { madder } from './madder.ts';
import { monsoon } from './monsoon.ts';
import { slate } from './slate.ts';

/** The looks by name. `engraved` has no overrides. */
export const looks = { engraved: {}, indigo, madder, monsoon, slate };
