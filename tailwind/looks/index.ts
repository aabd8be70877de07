import { indigo } from './indigo.ts';
import { madder } from './madder.ts';
import { monsoon } from './monsoon.ts';
import { slate } from './slate.ts';

/** The looks to choose from in tailwind.config.ts, where `engraved` itself is written out. */
export const looks = { engraved: {}, indigo, madder, monsoon, slate };
