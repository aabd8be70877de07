import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ResolverOptions } from 'react-hook-form';
import { newsletter } from '../../../src/enquiry/forms/general.ts';
import { ownEnquiries, short } from '../../forms.ts';

type Values = Record<string, string>;
const values = { name: 'Meera', email: 'meera@example.in', service: 'x' };
const input = (value: string) => Object.assign(document.createElement('input'), { required: true, value });
const options = (name: string) =>
  ({ fields: { name: { name: 'name', ref: input(name) } } }) as unknown as ResolverOptions<Values>;
const own = (ownEnquiries[0] as (typeof ownEnquiries)[number]).form;

beforeEach(() => vi.resetModules());

it('treats a form as invalid, and fetches nothing, before the first interaction', async () => {
  const fetched = vi.fn<() => void>();
  vi.doMock('../../../src/enquiry/schema.ts', () => {
    fetched();
    return { createResolver: () => undefined };
  });
  const { lazyResolver } = await import('../../../src/enquiry/validation.ts');
  expect(await lazyResolver(short)(values, undefined, options('Meera'))).toHaveProperty('errors.root');
  expect(fetched).not.toHaveBeenCalled();
});

it('validates by the schema when it has loaded', async () => {
  vi.doUnmock('../../../src/enquiry/schema.ts');
  const { lazyResolver, loadValidation } = await import('../../../src/enquiry/validation.ts');
  loadValidation();
  const { errors } = await lazyResolver(newsletter)({ email: 'x' }, undefined, options(''));
  expect(errors.email?.message).toMatch(/email address/);
});

it('uses the browser’s validation where the rules cannot be fetched, and fetches them again later', async () => {
  let tries = 0;
  vi.doMock('../../../src/enquiry/schema.ts', () => {
    tries += 1;
    throw new Error('Failed to fetch');
  });
  const { lazyResolver, loadValidation } = await import('../../../src/enquiry/validation.ts');
  const resolve = lazyResolver(short);
  loadValidation();
  expect(await resolve(values, undefined, options('Meera'))).toEqual({ values, errors: {} });
  loadValidation();
  expect((await resolve(values, undefined, options(''))).errors.name).toMatchObject({ type: 'browser' });
  expect(tries).toBe(2);
});

it('requires, without the rules, only the chosen way to reply', async () => {
  vi.doMock('../../../src/enquiry/schema.ts', () => {
    throw new Error('Failed to fetch');
  });
  const { lazyResolver, loadValidation } = await import('../../../src/enquiry/validation.ts');
  loadValidation();
  const both = {
    fields: Object.fromEntries(['email', 'number'].map((name) => [name, { name, ref: input('') }])),
  } as unknown as ResolverOptions<Values>;
  const by = async (reply: string) =>
    Object.keys((await lazyResolver(own)({ reply }, undefined, both)).errors);
  expect(await by('email')).toEqual(['email']);
  loadValidation();
  expect(await by('phone')).toEqual(['number']);
});

it('waits at most four seconds for the rules, once, and uses them when they arrive later', async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const checked = vi.fn<() => object>(() => ({ values: {}, errors: { name: { type: 'rule' } } }));
  vi.doMock('../../../src/enquiry/schema.ts', async () => {
    await answered;
    return { createResolver: () => checked };
  });
  const { lazyResolver, loadValidation } = await import('../../../src/enquiry/validation.ts');
  const resolve = lazyResolver(short);
  const submit = async (name: string) => {
    loadValidation();
    return resolve(values, undefined, options(name));
  };
  let first: unknown;
  void submit('Meera').then((result) => (first = result));
  await vi.advanceTimersByTimeAsync(3999);
  expect(first).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ values, errors: {} });
  expect(await submit('Meera')).toEqual({ values, errors: {} });
  expect((await submit('')).errors.name).toMatchObject({ type: 'browser' });
  vi.useRealTimers();
  answer();
  await waitFor(async () => expect((await submit('Meera')).errors.name).toMatchObject({ type: 'rule' }));
});
