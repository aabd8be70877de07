import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The number of pages in the default language. */
const pageCount = ['src/pages', 'src/pages/services']
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => name.endsWith('.tsx')).length;

/** Fewer and larger chunks: one for the code that every page needs, a few for code that several pages share. */
const chunkGroups = [
  // Prefetched on each page, and cached until a new version of React.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/ },
  // Code that most pages share is one file: each file name takes bytes in the list of files in every page.
  { name: 'common', test: /\/src\//, minShareCount: Math.round(pageCount * 0.55) },
  // Separate groups: the bundler merges small chunks of a group, and merged chunks can import each other in a cycle.
  // Chunks of sections are not merged, because sections import each other most.
  ...['lib|site|content', 'enquiry/forms', 'sections|articles', 'components/drawings'].map((folders) => ({
    name: 'common',
    test: new RegExp(`/src/(?:${folders})/`),
    minShareCount: 2,
    entriesAware: pageCount > 20, // on a small site the merged chunks would import each other
    entriesAwareMergeThreshold: folders.startsWith('sections') ? 0 : 5_000, // bytes
  })),
];

/** Words in file names that content blockers block. */
const filtered =
  /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|\bads?\b/i;

const ART = 'src/styles/art/';
/** Length of a hash in an asset's name. */
const HASH_LENGTH = 6;

/**
 * Names the assets. All drawings share one hash: the style sheet in each page references a hundred of them, and a
 * hundred different hashes compress badly.
 */
function assetNames() {
  const all = createHash('sha256');
  for (const file of readdirSync(ART).toSorted()) all.update(file).update(readFileSync(ART + file));
  const artHash = all.digest('hex').slice(0, HASH_LENGTH);
  return ({ originalFileNames }: { originalFileNames: string[] }) => {
    const isArt = originalFileNames.some((name) => name.includes(ART));
    return `assets/[name]-${isArt ? artHash : `[hash:${HASH_LENGTH}]`}[extname]`;
  };
}

/**
 * Returns a chunk's file name. Removes the bundler's suffix (`~…`), and spaces, because attributes separate files by
 * spaces.
 */
function chunkName(name: string) {
  const own = name.replace(/~.*/, '').replace(/[^\w-]+/g, '-');
  return filtered.test(own) ? 'part' : own;
}

/** The chunks and file names of the client's build. */
export const clientOutput = () => ({
  codeSplitting: { groups: chunkGroups },
  chunkFileNames: ({ name }: { name: string }) => `assets/${chunkName(name)}-[hash].js`,
  assetFileNames: assetNames(),
});
