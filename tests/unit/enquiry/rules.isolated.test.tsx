import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ResolverOptions } from 'react-hook-form';
import { ownEnquiries, short } from '../../forms.ts';
import { settled } from './chat.ts';

type Values = Record<string, string>;
const values = { name: 'Meera', email: 'meera@example.in', service: 'x' };

/** Returns options of a resolver with a required field for each typed value. */
const fieldsWith = (typed: Values) => {
  const fields = Object.entries(typed).map(([name, value]) => {
    const ref = Object.assign(document.createElement('input'), { required: true, value });
    return [name, { name, ref }];
  });
  return { fields: Object.fromEntries(fields) } as unknown as ResolverOptions<Values>;
};

/**
 * Fresh copies of the validation module, because the module remembers whether its rules were loaded. All modules are
 * loaded outside of tests: for mutants of a constant, StrykerJS would otherwise run only the test that loads it.
 */
const copies: (typeof import('../../../src/enquiry/load-validation.ts'))[] = [];
for (let count = 0; count < 6; count += 1) {
  vi.resetModules();
  copies.push(await import('../../../src/enquiry/load-validation.ts'));
}
const { Show } = await import('./show.tsx');
await import('../../../src/enquiry/schema.ts');

/** Returns a copy of the module that has loaded no rules yet. It will load `rules` instead of the rules of the site. */
function validationWith(rules?: () => object | Promise<object>) {
  vi.doUnmock('../../../src/enquiry/schema.ts');
  if (rules) vi.doMock('../../../src/enquiry/schema.ts', rules);
  return copies.pop() as (typeof copies)[number];
}

it('the validation rules are not fetched before the first interaction', async () => {
  const rules = vi.fn<() => never>(() => expect.fail('fetched'));
  validationWith(rules);
  render(<Show form={short} />);
  await settled();
  expect(rules).not.toHaveBeenCalled();
});

it('a form without rules uses the validation of the browser', async () => {
  const rules = vi.fn<() => never>(() => expect.fail('Failed to fetch'));
  const { lazyResolver, loadValidation } = validationWith(rules);
  const resolve = lazyResolver(short);
  loadValidation();
  expect(await resolve(values, undefined, fieldsWith({ name: 'Meera' }))).toEqual({ values, errors: {} });
  loadValidation();
  expect((await resolve(values, undefined, fieldsWith({ name: '' }))).errors.name?.type).toBe('browser');
  expect(rules).toHaveBeenCalledTimes(2);
});

it.each([
  ['email', 'email'],
  ['phone', 'number'],
])('a form without rules requires for a reply by %s only the field %s', async (reply, required) => {
  const { lazyResolver, loadValidation } = validationWith(() => expect.fail('Failed to fetch'));
  loadValidation();
  const resolve = lazyResolver(ownEnquiries[0]!.form);
  const { errors } = await resolve({ reply }, undefined, fieldsWith({ email: '', number: '' }));
  expect(Object.keys(errors)).toEqual([required]);
});

it('the first submit waits for the rules for at most four seconds', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const byRule = () => ({ values: {}, errors: { name: { type: 'rule' } } });
  const { lazyResolver, loadValidation } = validationWith(async () => {
    await arrived;
    return { createResolver: () => byRule };
  });
  const resolve = lazyResolver(short);
  const submit = async (name: string) => {
    loadValidation();
    return resolve(values, undefined, fieldsWith({ name }));
  };
  let first: unknown;
  void submit('Meera').then((result) => (first = result));
  await vi.advanceTimersByTimeAsync(3999);
  expect(first).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ values, errors: {} });
  expect(await submit('Meera')).toEqual({ values, errors: {} });
  expect((await submit('')).errors.name?.type).toBe('browser');
  vi.useRealTimers();
  arrive();
  await waitFor(async () => expect((await submit('Meera')).errors.name?.type).toBe('rule'));
});
