import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The number of page modules. The limits of the chunk groups depend on it. */
const pageCount = ['src/pages', 'src/pages/services']
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => name.endsWith('.tsx')).length;

/** The groups of modules from which the bundler makes shared chunks. */
const chunkGroups = [
  // React has its own chunk, because each page prefetches it, and browsers cache it until its version changes.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/ },
  // Code that more than half of the pages share is in one file. With several files, the list of files in each page
  // (`data-files`) would be longer.
  { name: 'common', test: /\/src\//, minShareCount: Math.round(pageCount * 0.55) },
  // The bundler merges the small chunks of a group. If all folders were in one group, merged chunks could import each
  // other in a cycle, so each layer has its own group. Chunks of sections are not merged at all, because sections often
  // import each other.
  ...['lib|site|content', 'enquiry/forms', 'sections|articles', 'components/drawings'].map((folders) => ({
    name: 'common',
    test: new RegExp(`/src/(?:${folders})/`),
    minShareCount: 2,
    entriesAware: pageCount > 20, // on a small site, the merged chunks would import each other
    entriesAwareMergeThreshold: folders.startsWith('sections') ? 0 : 5_000, // the unit is bytes
  })),
];

/** Matches the words in file names that make content blockers block the file. */
const BLOCKED_WORDS =
  /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|\bads?\b/i;

const ART = 'src/styles/art/';
/** The length of the hash in the name of an asset. */
const HASH_LENGTH = 6;

/**
 * Returns a function that names the assets. All drawings have the same hash: the style sheet contains about a hundred
 * URLs of drawings, and a hundred different hashes would compress badly.
 */
function createAssetNamer() {
  const hash = createHash('sha256');
  for (const file of readdirSync(ART).toSorted()) hash.update(file).update(readFileSync(ART + file));
  const artHash = hash.digest('hex').slice(0, HASH_LENGTH);
  return ({ originalFileNames }: { originalFileNames: string[] }) => {
    const isArt = originalFileNames.some((name) => name.includes(ART));
    return `assets/[name]-${isArt ? artHash : `[hash:${HASH_LENGTH}]`}[extname]`;
  };
}

/**
 * Returns the file name of a chunk: `part` if content blockers would block the name, otherwise the name without the
 * bundler's suffix (`~…`). Replaces special characters by `-`, because spaces separate the names in `data-files`.
 */
function createChunkName(name: string) {
  const fileName = name.replace(/~.*/, '').replace(/[^\w-]+/g, '-');
  return BLOCKED_WORDS.test(fileName) ? 'part' : fileName;
}

/** Returns the output options of the client's build: chunks and file names. */
export const createClientOutput = () => ({
  codeSplitting: { groups: chunkGroups },
  chunkFileNames: ({ name }: { name: string }) => `assets/${createChunkName(name)}-[hash].js`,
  assetFileNames: createAssetNamer(),
});
