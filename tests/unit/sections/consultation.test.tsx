import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Consultation } from '../../../src/sections/consultation.tsx';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

const models = [
  { id: 'model-advisory', name: 'Advisory Model', text: 'We advise.' },
  { id: 'model-purchase', name: 'Purchase Through Us', text: 'We buy with you.' },
];

const at = (hash: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', hash }]}>
      <Consultation
        id="consultation"
        note="Note"
        title="Title"
        lead="Lead."
        subject="Real estate consultation"
        models={models}
      />
    </MemoryRouter>,
  );
const chosen = () => screen.queryAllByText('The model you chose').map((mark) => mark.closest('article')?.id);

it.each(models)('the address of $name marks it, and its message names it', ({ id, name }) => {
  at(`#${id}`);
  expect(chosen()).toEqual([id]);
  const slip = within(document.getElementById(id) as HTMLElement);
  const href = slip.getByRole('link', { name: /Ask on WhatsApp/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(new RegExp(`text=Real estate consultation\nModel: ${name}$`));
});

it('any other address marks none and changes no message', () => {
  const before = at('').container.innerHTML;
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom('consultation', 'MODEL-ADVISORY', 'model-')), (text) => {
      cleanup();
      expect(at(`#${text}`).container.innerHTML).toBe(before);
    }),
    runs,
  );
});
