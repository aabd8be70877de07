/**
 * Finds committed files that a command has drawn with the colours and fonts of another theme. Other files need no check:
 * each build creates the style sheets and the web app manifest, and masks have no colours of the theme.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Role } from '../../tailwind/roles.ts';
import type { Theme } from '../../tailwind/theme.ts';
import { typefaces } from '../../tailwind/typefaces.mjs';

const RECORD = 'build/theme-checks/drawn-files.json';

/** For each command, the roles of the colours that it uses, and one of the files that it draws. */
const commands: Readonly<Record<string, { file: string; light: readonly Role[]; dark: readonly Role[] }>> = {
  pictures: {
    file: 'public/favicon.svg',
    light: [
      'brand',
      'highlight-fine',
      'primary-bright',
      'secondary',
      'secondary-border',
      'secondary-foreground',
      'secondary-foreground-soft',
    ],
    dark: ['brand', 'highlight-fine'],
  },
  downloads: {
    file: 'public/downloads/insurance-details.pdf',
    light: ['accent', 'border', 'brand', 'foreground', 'highlight'],
    dark: [],
  },
};

type Values = Record<string, string>;
type Schemes = Pick<Theme, 'light' | 'dark'>;

/** Returns the values of the theme that a command uses, by name: 'light.brand'. */
export function selectValues(command: string, theme: Schemes): Values {
  const { light = [], dark = [] } = commands[command] ?? {};
  return Object.fromEntries([
    ...light.map((role) => [`light.${role}`, theme.light[role]]),
    ...dark.map((role) => [`dark.${role}`, theme.dark[role]]),
    ['fonts', typefaces.map(({ family }) => family).join(', ')],
  ]);
}

const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Values>;

/** Records the values of the theme that a command has used for its files. */
export function recordDrawn(command: string, theme: Schemes): void {
  writeFileSync(
    RECORD,
    `${JSON.stringify({ ...readRecord(), [command]: selectValues(command, theme) }, null, 2)}\n`,
  );
}

/**
 * Returns a message for each command whose files have other colours or fonts than the theme. The message names one
 * difference.
 */
export function findOutdatedFiles(theme: Schemes, record = readRecord(), exists = existsSync): string[] {
  return Object.entries(commands).flatMap(([command, { file }]) => {
    const drawn = record[command] ?? {};
    const changed = Object.entries(selectValues(command, theme)).find(
      ([name, value]) => drawn[name] !== value,
    );
    if (!changed || !exists(file)) return [];
    const [name, value] = changed;
    return [
      `${file} and others are drawn with ${name} ${drawn[name] ?? 'unknown'}, which is now ${value}; run \`npm run ${command}\` and commit the result`,
    ];
  });
}
