import { expect, it } from 'vitest';
import { findOutdatedFiles, selectValues } from '../../../build/theme-checks/drawn-files.ts';
import { theme } from '../../../tailwind.config.ts';

const record = { pictures: selectValues('pictures', theme), downloads: selectValues('downloads', theme) };
const exists = () => true;

it.each([
  ['secondary', 'pictures'],
  ['accent', 'downloads'],
] as const)(
  'the error after a change of the colour %s names the command that draws the files again: npm run %s',
  (role, command) => {
    const changed = { ...theme, light: { ...theme.light, [role]: '#123456' } };
    const [message, ...more] = findOutdatedFiles(changed, record, exists);
    expect(message).toContain(
      `light.${role} ${theme.light[role]}, which is now #123456; run \`npm run ${command}\``,
    );
    expect(more).toEqual([]);
  },
);

it('drawn files without a record are outdated, but files that the site does not have are not', () => {
  expect(findOutdatedFiles(theme, {}, exists)).toHaveLength(2);
  expect(findOutdatedFiles(theme, {}, () => false)).toEqual([]);
});
