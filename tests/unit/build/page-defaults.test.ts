import { expect, it } from 'vitest';
import { describeByIntro, pageDefaults } from '../../../build/page-defaults.ts';
import { firm } from '../../../src/site/firm.ts';
import type { Path } from '../../../src/site/routes.ts';

const page =
  '<p>Menu</p><main><h1>Fees <i>today</i></h1><div><p>What our <b>services</b>\n cost.</p></div><p>More</p></main>';

it('uses the intro as description and the picture of Home, and names the files to add', () => {
  const { defaults, notices } = pageDefaults({ path: '/fees' as Path }, page);
  const description = `What our services cost. ${firm.name}: ${firm.tagline}`;
  expect(defaults).toEqual({ description, image: '/share/home.png' });
  expect(notices.join()).toMatch(/src\/words\/en\/descriptions\.json.*public\/share\/fees\.png/);
  expect(pageDefaults({ path: '/about' }, page)).toEqual({ defaults: {}, notices: [] });
});

it('shortens a long intro to 160 characters', () => {
  const long = describeByIntro('What our services cost, and when a fee is due. '.repeat(6));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ \w+[.,]?…$/);
});
