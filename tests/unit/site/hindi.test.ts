import { describe, expect, it } from 'vitest';
import { hoursText } from '../../../src/site/hi/hours-text.ts';
import { pages as hindi } from '../../../src/site/hi/pages.ts';
import { groupId as hindiGroupId } from '../../../src/site/hi/group-id.ts';
import { groups as hindiGroups } from '../../../src/site/hi/services.ts';
import { pages } from '../../../src/site/pages.ts';
import { groupId } from '../../../src/site/group-id.ts';
import type { PageRow } from '../../../src/site/page-row.ts';
import { groups } from '../../../src/site/services.ts';
import { hasPage } from '../../../src/site/translated-pages.ts';

describe('the Hindi route table', () => {
  it('differs from the English one in names alone', () => {
    const names = {
      label: '',
      title: '',
      summary: '',
      group: '',
      englishLabel: '',
      action: '',
      actionFigure: '',
    };
    // A page that remains in English has no form here.
    const withoutNames = (rows: readonly PageRow[]) =>
      rows.map((row) => ({ ...row, ...names, ...(!hasPage('hi', row) && { actionTo: '' }) }));
    expect(withoutNames(hindi as readonly PageRow[])).toEqual(withoutNames(pages));
  });

  it('names the pages that have a file in src/pages/hi, and no others', () => {
    const named = (hindi as readonly PageRow[]).filter(({ englishLabel }) => englishLabel);
    expect(named.map(({ path }) => path)).toEqual(
      pages.filter((row) => hasPage('hi', row)).map(({ path }) => path),
    );
  });

  it('gives every row its own label and title, which are link texts (SC 2.4.4)', () => {
    for (const names of [
      hindi.map(({ label }) => label),
      hindi.map((row) => ('title' in row && row.title) || row.label),
    ])
      expect(new Set(names).size).toBe(hindi.length);
  });

  it('has short words for each action, and a figure where the English bar has one', () => {
    const actions = (rows: readonly PageRow[]) => rows.filter(({ action }) => action);
    const digits = (figure = '') => [...figure.matchAll(/\d+/g)].flat().toSorted();
    const [english, translated] = [actions(pages), actions(hindi as readonly PageRow[])];
    expect(english.length).toBeGreaterThanOrEqual(16);
    expect(translated.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
    for (const [index, { action, actionFigure }] of translated.entries()) {
      expect(action).toMatch(/^[\u0900-\u097f ]{4,26}$/);
      expect(english[index]?.action).toMatch(/^[\w ]{4,27}$/);
      expect(digits(actionFigure)).toEqual(digits(english[index]?.actionFigure));
    }
  });

  it('has the anchors of the English groups, in their order', () => {
    expect(hindiGroups.map(hindiGroupId)).toEqual(groups.map(groupId));
  });
});

describe('hoursText in Hindi', () => {
  it.each([
    ['Mon-Sat 10.00 am to 06.00 pm', 'सोम-शनि सुबह 10.00 से शाम 06.00 बजे'],
    ['Mon-Fri 09.30 am-05.00 pm', 'सोम-शुक्र सुबह 09.30 से शाम 05.00 बजे'],
    [
      'Tue, Wed 08.00 am to 01.00 pm and 03.00 pm to 09.30 pm; Sun 12.00 pm to 04.00 pm',
      'मंगल, बुध सुबह 08.00 से दोपहर 01.00 बजे और दोपहर 03.00 से रात 09.30 बजे; रवि दोपहर 12.00 से शाम 04.00 बजे',
    ],
  ])('writes %s', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });
});
