import type { EmailError } from '../../src/lib/email.ts';

const a = (times: number) => 'a'.repeat(times);
/** Returns a domain with this total number of characters, in labels of at most 63. */
const domain = (total: number) => `${`${a(60)}.`.repeat(4)}${a(total - 244)}`;

type Group = readonly [verdict: EmailError | null, reason: string, addresses: readonly string[]];

/** E-mail addresses with their verdict (null: valid) and the reason for it. */
const groups: readonly Group[] = [
  [null, 'letters of either case', ['name@example.com', 'NAME@EXAMPLE.COM']],
  [null, 'dots and signs before the @', ['asha.verma@example.co.in', "o'brien@example.com"]],
  [null, 'a tag before the @', ['asha+leads@example.com', 'asha_verma@example.com', 'asha-v@example.com']],
  [null, 'digits anywhere', ['1234567890@example.com', 'name@1.2']],
  [null, 'domains of many levels', ['name@sub.sub.example.com', 'a@b.c.d.e.f.g']],
  [null, 'hyphens within a label', ['name@exa-mple.com', 'name@a--b.com']],
  [null, 'the pattern of HTML takes four numbers', ['name@127.0.0.1']],
  [null, 'every sign of the pattern', ["!#$%&'*+/=?^_`{|}~-@example.com"]],
  [null, 'dots and hyphens anywhere before the @', ['.name@example.com', 'na..me-@example.com']],
  [null, 'exactly at each limit', [`${a(64)}@example.com`, `name@${a(63)}.com`, `name@example.${a(63)}`]],
  [null, 'exactly 254 in all', [`abcde@${domain(248)}`]],

  ['empty', 'nothing', ['']],
  ['no-at', 'no @ at all', ['name', 'name.example.com', 'name at example.com', 'name(at)example.com']],
  ['wide-at', 'another character for @', ['name＠example.com', 'name﹫example.com']],
  ['several-ats', 'two of them', ['name@@example.com', 'name@home@example.com', '@name@example.com']],
  ['several-ats', 'a quoted name', ['"name@home"@example.com']],
  ['several-ats', 'two addresses', ['a@b.in,c@d.in', 'a@b.in;c@d.in']],
  ['no-local', 'nothing before the @', ['@', '@example.com']],
  ['no-domain', 'nothing after the @', ['name@']],
  ['space', 'within', ['na me@example.com', 'name @example.com', 'name@ example.com', 'name@example .com']],
  ['space', 'at an end: the form trims it first', [' name@example.com', 'name@example.com ']],
  ['space', 'line breaks, which would add a header', ['name@example.com\n', 'a@b.in\r\nBcc: c@d.in']],
  ['space', 'not of ASCII', ['na\u00a0me@example.com', 'name@example\u3000.com', 'name@example.com\ufeff']],
  ['local-character', 'brackets and quotes', ['<name@example.com>', '"name"@example.com', '(n)@example.com']],
  ['local-character', 'the scheme of a link', ['mailto:name@example.com']],
  ['local-character', 'a comma and a Latin letter beyond ASCII', ['name,@example.com', 'josé@example.com']],
  ['other-script', 'before the @', ['आशा@example.com', '名前@example.com']],
  ['other-script', 'a Cyrillic letter like a Latin one', ['n\u0430me@example.com', 'name@ex\u0430mple.com']],
  ['other-script', 'after the @', ['name@उदाहरण.भारत', 'name@مثال.بھارت']],
  ['local-character', 'invisible characters', ['na\u200bme@example.com', 'na\u200dme@b.in']],
  ['local-character', 'control characters', ['na\u0000me@example.com', 'na\u007fme@example.com']],
  ['local-character', 'half a surrogate pair', ['na\ud83dme@example.com']],
  ['domain-character', 'comma for dot', ['name@example,com']],
  ['domain-character', 'punctuation after it', ['name@example.com,', 'name@example.com>']],
  ['domain-character', 'underscore', ['name@exam_ple.com']],
  ['domain-character', 'the rest of a web address', ['name@example.com/', 'name@example.com?cc=x']],
  ['domain-character', 'address literals', ['name@[127.0.0.1]', 'name@[IPv6:2001:db8::1]']],
  ['domain-character', 'Latin letters beyond ASCII', ['name@exämple.com']],
  ['domain-character', 'a full stop of another script', ['name@example。com', 'name@example।com']],
  ['domain-character', 'invisible characters', ['name@exam\u200bple.com', 'name@example.com\u202c']],
  ['stray-dot', 'at an end or twice', ['name@.com', 'name@example..com', 'name@example.com.', 'name@.']],
  ['stray-hyphen', 'at the end of a label', ['name@example-.com', 'x@x-.com', 'name@example.com-']],
  ['stray-hyphen', 'at the start of a label', ['name@-example.com', 'name@example.-com']],
  ['no-dot', 'one word after the @', ['name@example', 'name@localhost']],
  ['local-too-long', '65 and more before the @', [`${a(65)}@example.com`, `${a(200)}@example.com`]],
  ['label-too-long', '64 in a label', [`name@${a(64)}.com`, `name@example.${a(64)}`]],
  ['total-too-long', '255 in all, and more', [`abcde@${domain(249)}`, `${a(64)}@${domain(250)}`]],
];

export const addresses = groups.flatMap(([verdict, reason, list]) =>
  list.map((address) => ({ address, verdict, reason })),
);
