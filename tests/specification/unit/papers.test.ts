import { expect, it } from 'vitest';
import { servicePapers } from '../../../src/content/papers.ts';
import { services } from '../../../src/site/services.ts';

it('the services, and no other pages, have a list of documents', () => {
  const servicePaths = services.map(({ path }) => path);
  expect(servicePapers.map(({ path }) => path).toSorted()).toEqual(servicePaths.toSorted());
});
