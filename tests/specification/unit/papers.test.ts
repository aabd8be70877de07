import { expect, it } from 'vitest';
import { applicants, servicePapers } from '../../../src/content/papers.ts';
import { services } from '../../../src/site/services.ts';

it('the services, and no other pages, have a list of documents', () => {
  const servicePaths = services.map(({ path }) => path);
  expect(servicePapers.map(({ path }) => path).toSorted()).toEqual(servicePaths.toSorted());
});

it('each list has several different documents, each with a sentence about its reason', () => {
  for (const { papers } of [...applicants, ...servicePapers]) {
    expect(papers.length).toBeGreaterThan(1);
    expect(new Set(papers.map(({ name }) => name)).size).toBe(papers.length);
    for (const { why } of papers) expect(why).toMatch(/^[A-Z].{10,}\.$/);
  }
});
