import { expect, it } from 'vitest';
import { article, read, template } from '../../unit/articles/folder.ts';

it('the build fails if the article that /blogDetails shows is not published', async () => {
  const later = article('Words.', { date: '2026-12-01' });
  const message = 'Set TEMPLATE in src/site/articles.ts to another article';
  await expect(read({ [template]: later })).rejects.toThrow(message);
});
