import { expect, it } from 'vitest';
import { createRuleFilter } from '../../../build/page-rules.ts';
import { parse } from '../../../src/lib/html-tree.ts';

const page = parse('<main class="card sm:flex"><p class="open:p-4">Text</p></main>');
const rulesOf = (sheet: string) => createRuleFilter(sheet)(page);

it.each([
  ['of a class that the page has', '.card{color:red}'],
  ['of a class with escaped characters', '.sm\\:flex{display:flex}'],
  ['of an element', 'p{margin:1rem}'],
  ['of a state', '.card[data-open]:hover{color:red}'],
  ['of a selector list of which one matches', '.card,.other{color:red}'],
  ['of a list in :is()', ':is(.other,.card) p{color:red}'],
  ['that a negated class does not restrict', '.card:not(.other){color:red}'],
  ['in a layer and a media query', '@layer utilities{@media print{.card{color:red}}}'],
])('keeps a rule %s', (_, rule) => expect(rulesOf(rule)).toBe(rule));

it.each([
  ['of a class that the page lacks', '.other{color:red}'],
  ['below one', '.other .card{color:red}'],
  ['of both classes', '.card.other{color:red}'],
  ['of a list of such classes', ':is(.other,.third)>p{color:red}'],
])('removes a rule %s', (_, rule) => expect(rulesOf(rule)).toBe(''));

it('keeps the fallbacks for the minimum browsers', () => {
  const rule = '.card{max-height:100vh;max-height:100dvh}';
  expect(rulesOf(rule)).toBe(rule);
});
