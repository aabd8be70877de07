import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createShapingCheck, openFont } from '../../scripts/font-glyphs.mjs';
import { languageTypefaces, getStem } from '../../tailwind/typefaces.mjs';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(html|js|json)$/.test(name),
);
/**
 * The words in Devanagari of all pages, scripts and JSON files. Single signs and letters of other languages are left
 * out, because they occur only in patterns of the search.
 */
const words = new Set(
  files
    .flatMap((name) => readFileSync(`dist/${name}`, 'utf8').match(/[\u0900-\u097f]+/g) ?? [])
    .filter((word) => !/^[\p{M}॰]|[ऎऒ]/u.test(word)),
);

/** Words that are frequent in names and messages. Visitors can type them, even if no page contains them. */
const typed =
  'सिद्धार्थ बुद्ध ब्रह्मा श्री विद्या उद्देश्य द्वारा पद्म ट्टू चिट्ठी गड्ढा मध्याह्न ह्रास आह्वान क्षत्रिय ज्ञान त्रिपाठी श्रद्धा'.split(
    ' ',
  );

const faces = languageTypefaces.flatMap((typeface) =>
  typeface.faces
    .filter(({ deviceOnly }) => !deviceOnly)
    .map((face) => ({ ...typeface, face, stem: getStem(typeface, face) })),
);

const devanagariFaces = faces.filter(({ script }) => script === 'devanagari');
it.each(devanagariFaces)('$stem has and joins all letters', async ({ package: name, stem, face, script }) => {
  const served = readdirSync('dist/assets').find((asset) => asset.startsWith(`${stem}-`)) ?? '';
  const complete = `node_modules/${name}/files/${name.split('/').at(-1)}-${script}-${face.weight}-${face.style}.woff2`;
  const [hasShapingError, hasErrorInComplete] = await Promise.all(
    [`dist/assets/${served}`, complete].map(async (file) =>
      createShapingCheck(await openFont(readFileSync(file))),
    ),
  );
  expect(words.size).toBeGreaterThan(2000);
  const all = [...words, ...(face.local ? typed : [])];
  expect(all.filter((word) => hasShapingError!(word) && !hasErrorInComplete!(word))).toEqual([]);
});
