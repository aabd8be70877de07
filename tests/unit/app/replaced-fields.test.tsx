import { expect, test } from 'vitest';
import { keepFields } from '../../../src/app/replaced-fields.ts';
import { PART_COMMITTED, PART_WANTED } from '../../../src/runtime/protocol.ts';

test('queues the press on a control that React replaces on the new one of the same name', () => {
  const html = '<button aria-label="Open menu"></button><button>Services</button><a href="/">Services</a>';
  document.body.innerHTML = html;
  keepFields(document.body);
  document.querySelector<HTMLElement>('button:nth-child(2)')!.dataset.queued = '';
  dispatchEvent(new Event(PART_WANTED));
  document.body.innerHTML = html;
  dispatchEvent(new Event(PART_COMMITTED));
  expect([...document.querySelectorAll('[data-queued]')]).toEqual([
    document.querySelector('button:nth-child(2)'),
  ]);
});
