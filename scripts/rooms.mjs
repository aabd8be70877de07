/** Draws the rooms of src/ and what each imports into docs/rooms.md: `npm run rooms`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = 'docs/rooms.md';
const [BEGIN, END] = ['```mermaid\n', '```\n'];
/** Not types: they are gone when the code runs. */
const IMPORT =
  /^(?:import|export) (?!type)[^;]*?from '(\.{1,2}\/[^']+)'|(?<!typeof )import\('(\.{1,2}\/[^']+)'/gm;

const roomOf = (file) => /^src\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** As Mermaid reads it: an arrow from each room to those whose code it imports. */
export function drawing(root = '.') {
  const arrows = new Set();
  const files = readdirSync(join(root, 'src'), { recursive: true }).map((file) => join('src', file));
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const [, still, late] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const [from, to] = [roomOf(file), roomOf(join(dirname(file), still ?? late))];
      if (from && to && from !== to) arrows.add(`  ${from} --> ${to}`);
    }
  }
  return ['graph TD', ...[...arrows].toSorted(), ''].join('\n');
}

/** The document with today's drawing. */
export function roomsFile(text, root) {
  const [before, rest = ''] = text.split(BEGIN);
  return `${before}${BEGIN}` + `${drawing(root)}${END}` + rest.slice(rest.indexOf(END) + END.length);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(FILE, roomsFile(readFileSync(FILE, 'utf8')));
