import { block, fill, send } from './lead.ts';
import type { Sequence } from './sequence.ts';

export const comment: Sequence = {
  name: 'comment',
  path: '/blogDetails',
  within: '.enquiry:has(#comment-email)',
  states: [
    [
      'refused',
      async (page) => {
        await send(page, 'comment');
        await block(page, 'comment').getByRole('group', { name: 'There is a problem' }).waitFor();
      },
      'Alfa by night', // it has met a form that is refused on a page of its own
    ],
    ['one field mended', (page) => page.locator('#comment-email').fill('meera@example.in')],
    [
      'answered',
      async (page) => {
        await fill(page, 'comment');
        await send(page, 'comment');
        await page
          .getByText(/^Comments on this sample article are closed/)
          .first()
          .waitFor();
      },
    ],
  ],
};
