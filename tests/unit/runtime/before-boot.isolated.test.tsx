import { readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getDraftKey, getRootData } from '../../../src/runtime/protocol.ts';

vi.useFakeTimers();
getRootData().js = '';
const runScript = new Function(readFileSync('src/runtime/before-boot.js', 'utf8')) as () => void;
runScript();

const page = `
  <button type="button">Tab</button><a href="/call" data-action="call"><b>Call</b></a><a href="#footer">Footer</a>
  <button type="button" id="opener">Menu</button>
  <form action="/search" id="search"><button>Search</button></form>
  <a href="/hi/contact" data-keeps-query=""><b>हिन्दी</b></a>
  <form method="dialog" data-draft="contact">
    <input name="name"><select name="about"><option></option><option>NRI</option></select>
    <input type="radio" name="reply" value="email" checked><input type="radio" name="reply" value="phone">
    <input type="radio" name="time" value="am" checked><button id="send">Send</button>
  </form><input name="amount">`;
const get = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const blank = { name: '', about: '', reply: 'email', time: 'am' };

beforeEach(() => {
  document.body.innerHTML = page;
  Object.assign(get('#opener'), { commandForElement: document.body }); // jsdom does not support `commandfor`
  getRootData().js = '';
  delete getRootData().busy;
});

it.each(['button', 'a[data-action] b', '#send'])('a press on %s is queued', (pressed) => {
  expect(fireEvent.click(get(pressed))).toBe(false); // the default is prevented
  expect(get(pressed).closest('[data-queued]')).not.toBeNull();
  expect(getRootData().busy).toBe('');
});

it.each([
  ['a link', 'a[href="#footer"]', ''],
  ['the search form', '#search button', ''],
  ['a button whose dialog the browser opens itself', '#opener', ''],
  ['a button after the boot script has started', '#send', 'booted'],
  ['a button in a page whose scripts do not run', '#send', undefined],
])('no press is queued on %s', (_, pressed, js) => {
  if (js === undefined) delete getRootData().js;
  else getRootData().js = js;
  const prevented = vi.fn<(is: boolean) => void>();
  addEventListener('click', (event) => (prevented(event.defaultPrevented), event.preventDefault()), {
    once: true,
  });
  fireEvent.click(get(pressed));
  expect(prevented).toHaveBeenCalledWith(false);
  expect(document.querySelector('[data-queued]')).toBeNull();
});

it('each field of a form is saved in its draft, and an invalid stored draft throws no error', () => {
  fireEvent.input(get('[name=name]'), { target: { value: 'Zoë' } });
  fireEvent.input(get('select'), { target: { value: 'NRI' } });
  expect(JSON.parse(sessionStorage[getDraftKey('contact')])).toEqual({ name: 'Zoë', about: 'NRI' });
  expect(() => fireEvent.input(get('[name=amount]'), { target: { value: '5' } })).not.toThrow();
  sessionStorage[getDraftKey('contact')] = '{';
  expect(() => fireEvent.input(get('[name=name]'), { target: { value: 'Zo' } })).not.toThrow();
  expect(sessionStorage).toHaveLength(1);
});

const draft = JSON.stringify({ name: 'Zoë', about: 'NRI', reply: 'phone', more: { a: 1 } });
it.each([
  ['reload', draft, { name: 'Zoë', about: 'NRI', reply: 'phone', time: 'am' }],
  ['back_forward', draft, { name: 'Zoë', about: 'NRI', reply: 'phone', time: 'am' }],
  ['navigate', draft, blank],
  ['reload', '{"name":', blank],
  ['reload', 'null', blank],
])('after the navigation “%s”, a form with the draft %s has the values %o', (type, stored, expected) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] }); // jsdom does not provide it
  sessionStorage[getDraftKey('contact')] = stored;
  runScript();
  document.dispatchEvent(new Event('readystatechange'));
  expect(Object.fromEntries(new FormData(get('[data-draft]')))).toEqual(expected);
});

const events = ['pointerDown', 'focusIn', 'click'] as const;
it.each(events)('the link to another language gets the query and the hash at %s', (event) => {
  history.replaceState(null, '', '/contact?about=Business%20consultant#message');
  const link = get<HTMLAnchorElement>('[data-keeps-query]');
  link.addEventListener('click', (click) => click.preventDefault());
  fireEvent[event](get('[data-keeps-query] b'));
  expect(link.href).toBe(`${location.origin}/hi/contact?about=Business%20consultant#message`);
  history.replaceState(null, '', '/contact?tab=funding');
  fireEvent[event](link);
  expect(link.href).toBe(`${location.origin}/hi/contact?tab=funding`);
});
