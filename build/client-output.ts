import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The number of pages in the default language. */
const pageCount = ['src/pages', 'src/pages/services']
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => name.endsWith('.tsx')).length;

/** Groups of modules: one chunk for the code of every page, and a few chunks for code that several pages share. */
const chunkGroups = [
  // Each page prefetches React. Browsers cache the file until the version of React changes.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/ },
  // Code of most pages is in one file, because each page lists the names of its files.
  { name: 'common', test: /\/src\//, minShareCount: Math.round(pageCount * 0.55) },
  // The bundler merges small chunks of a group, and merged chunks can import each other in a cycle. The groups are
  // therefore separate, and the chunks of sections, which import each other most, are not merged.
  ...['lib|site|content', 'enquiry/forms', 'sections|articles', 'components/drawings'].map((folders) => ({
    name: 'common',
    test: new RegExp(`/src/(?:${folders})/`),
    minShareCount: 2,
    entriesAware: pageCount > 20, // on a small site the merged chunks would import each other
    entriesAwareMergeThreshold: folders.startsWith('sections') ? 0 : 5_000, // bytes
  })),
];

/** Matches words in file names that content blockers block. */
const BLOCKED_WORDS =
  /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|\bads?\b/i;

const ART = 'src/styles/art/';
/** Length of a hash in an asset's name. */
const HASH_LENGTH = 6;

/**
 * Returns a function that names the assets. All drawings have the same hash: the style sheet of each page has a hundred
 * URLs of drawings, and a hundred different hashes compress badly.
 */
function assetNames() {
  const hash = createHash('sha256');
  for (const file of readdirSync(ART).toSorted()) hash.update(file).update(readFileSync(ART + file));
  const artHash = hash.digest('hex').slice(0, HASH_LENGTH);
  return ({ originalFileNames }: { originalFileNames: string[] }) => {
    const isArt = originalFileNames.some((name) => name.includes(ART));
    return `assets/[name]-${isArt ? artHash : `[hash:${HASH_LENGTH}]`}[extname]`;
  };
}

/**
 * Returns the file name of a chunk, without the bundler's suffix (`~…`), and without spaces, which separate the files
 * in an attribute.
 */
function chunkName(name: string) {
  const fileName = name.replace(/~.*/, '').replace(/[^\w-]+/g, '-');
  return BLOCKED_WORDS.test(fileName) ? 'part' : fileName;
}

/** The output options of the client's build: chunks and file names. */
export const clientOutput = () => ({
  codeSplitting: { groups: chunkGroups },
  chunkFileNames: ({ name }: { name: string }) => `assets/${chunkName(name)}-[hash].js`,
  assetFileNames: assetNames(),
});
