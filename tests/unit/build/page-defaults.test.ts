import { expect, it } from 'vitest';
import { describeByIntro, introOf, pageDefaults } from '../../../src/build/page-defaults.ts';
import { firm } from '../../../src/site/firm.ts';
import type { Path } from '../../../src/site/routes.ts';

const page = (intro: string) =>
  `<p>Menu</p><main><h1>Fees <i>today</i></h1><div><p>${intro}</p></div><p>More</p></main>`;

it('reads the intro: the first paragraph after the h1', () => {
  expect(introOf(page('What our <b>services</b>\n cost &amp; when'))).toBe('What our services cost & when');
  expect(introOf('<main><p>No heading</p></main>')).toBe('');
});

it('makes a description of 70 to 160 characters of a short and of a long intro', () => {
  expect(describeByIntro('What it costs.')).toBe(`What it costs. ${firm.name}: ${firm.tagline}`);
  const long = describeByIntro('What our services cost, and when a fee is due. '.repeat(6));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ \w+[.,]?…$/);
});

it('gives a new page its intro and the picture of Home, and names the files to add', () => {
  const { defaults, notices } = pageDefaults('/fees' as Path, page('What our services cost.'));
  expect(defaults).toEqual({
    description: expect.stringContaining('What our services cost.') as string,
    image: '/share/home.png',
  });
  expect(notices.join()).toMatch(/src\/site\/descriptions\.ts.*public\/share\/fees\.png/);
});

it('leaves a page alone that has a description and a picture', () => {
  expect(pageDefaults('/about', page('Words'))).toEqual({ defaults: {}, notices: [] });
});
