import { expect, it } from 'vitest';
import { applicants, servicePapers } from '../../../src/content/papers.ts';
import { serviceGroups } from '../../../src/site/page-info.ts';

it('only services have a list of documents', () => {
  const services = serviceGroups.flatMap((group) => group.services.map(({ path }) => path));
  expect(servicePapers.map(({ path }) => path).toSorted()).toEqual(services.toSorted());
});

it('each list has several documents, each with a reason', () => {
  for (const { papers } of [...applicants, ...servicePapers]) {
    expect(papers.length).toBeGreaterThan(1);
    expect(new Set(papers.map(({ name }) => name)).size).toBe(papers.length);
    for (const { why } of papers) expect(why).toMatch(/^[A-Z].{10,}\.$/);
  }
});
