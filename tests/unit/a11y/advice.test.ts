import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { light } from '../../../tailwind.config.ts';
import { adviseOn } from '../../../scripts/a11y/advice.ts';
import { nameless, recordOf } from './sample-audit.ts';

const readSource = (file: string) => readFileSync(file, 'utf8');

/** Returns the advice on a text with these colours. */
function adviseOnText(html: string, colours: Record<string, string>, front: string, ground: string) {
  const [fgColor, bgColor] = [colours[front] ?? front, colours[ground] ?? ground];
  const measured = {
    fgColor: fgColor.toLowerCase(),
    bgColor: bgColor.toLowerCase(),
    contrastRatio: Math.floor(wcagContrast(fgColor, bgColor) * 100) / 100,
    expectedContrastRatio: '4.5:1',
  };
  const finding = { ...nameless, rule: 'color-contrast', html, colours: measured };
  return adviseOn(finding, { record: recordOf('/', [], { colours }), component: undefined, readSource });
}

describe('advice on contrast', () => {
  it('names the role, its line in the theme and the nearest value that passes, for a pair of the theme', () => {
    const pale = { ...light, 'muted-foreground': '#A7ADB5' };
    const { write, location } = adviseOnText(
      '<p class="text-muted-foreground">',
      pale,
      'muted-foreground',
      'card',
    );
    const [, value = ''] = /Write '(#\w{6})' for muted-foreground/.exec(write) ?? [];
    expect(wcagContrast(value, light.card)).toBeGreaterThanOrEqual(7);
    const [file = '', line] = location?.split(':') ?? [];
    expect(readSource(file).split('\n')[Number(line) - 1]).toContain("'muted-foreground':");
  });

  it('names classes that pass on the background, for two roles that are not a pair', () => {
    const { write, location } = adviseOnText('<p class="text-border">', light, 'border', 'muted');
    expect(write).toMatch(/^border #dcd0b2 on muted .* Write text-/);
    const [, role = ''] = /Write text-([\w-]+)/.exec(write) ?? [];
    expect(wcagContrast(light[role as keyof typeof light], light.muted)).toBeGreaterThanOrEqual(4.5);
    expect(location).toBeUndefined();
  });

  it('takes the role that the class names, if two roles have the same value', () => {
    const same = { ...light, brand: '#AAAAAA', success: '#AAAAAA' };
    expect(adviseOnText('<p class="text-success">', same, 'success', 'card').write).toMatch(/^success /);
  });

  it('says that a colour is no role', () => {
    expect(adviseOnText('<p>', light, '#999999', 'card').write).toMatch(
      /^no role #999999 on card .* Write text-/,
    );
  });
});

describe('advice on a name', () => {
  const advise = (rule: string, props: string[]) =>
    adviseOn(
      { ...nameless, rule },
      {
        record: recordOf('/', []),
        component: { name: 'IconButton', props },
        readSource,
      },
    ).write;

  it('names the prop of the component', () => {
    expect(advise('button-name', ['variant', 'label'])).toMatch(
      /In <IconButton> the prop `label` sets it\.$/,
    );
  });

  it('names the attribute if the component has no such prop', () => {
    expect(advise('button-name', ['variant'])).toMatch(/aria-label/);
    expect(advise('button-name', ['variant'])).not.toContain('IconButton');
  });

  it('repeats what is wrong for a rule without advice', () => {
    expect(advise('meta-refresh', [])).toBe(nameless.message);
  });
});
