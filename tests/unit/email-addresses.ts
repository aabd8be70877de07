import type { EmailError } from '../../src/lib/email.ts';

const a = (times: number) => 'a'.repeat(times);
/** Returns a domain with `total` characters, in labels of at most 63 characters. */
const domain = (total: number) => `${`${a(60)}.`.repeat(4)}${a(total - 244)}`;

type Group = readonly [verdict: EmailError | null, reason: string, addresses: readonly string[]];

/** E-mail addresses with their verdict (null: valid) and the reason for it. */
const groups: readonly Group[] = [
  [null, 'upper-case and lower-case letters', ['name@example.com', 'NAME@EXAMPLE.COM']],
  [null, 'dots and an apostrophe before the @', ['asha.verma@example.co.in', "o'brien@example.com"]],
  [null, '+, _ or - before the @', ['asha+leads@example.com', 'asha_verma@example.com', 'asha-v@example.com']],
  [null, 'digits on both sides of the @', ['1234567890@example.com', 'name@1.2']],
  [null, 'a domain of many labels', ['name@sub.sub.example.com', 'a@b.c.d.e.f.g']],
  [null, 'hyphens within a label of the domain', ['name@exa-mple.com', 'name@a--b.com']],
  [null, 'four numbers as the domain, which the HTML pattern allows', ['name@127.0.0.1']],
  [null, 'each character that the HTML pattern allows before the @', ["!#$%&'*+/=?^_`{|}~-@example.com"]],
  [null, 'dots and hyphens anywhere before the @', ['.name@example.com', 'na..me-@example.com']],
  [null, '64 characters before the @', [`${a(64)}@example.com`]],
  [null, '63 characters in a label of the domain', [`name@${a(63)}.com`, `name@example.${a(63)}`]],
  [null, '254 characters in total', [`abcde@${domain(248)}`]],

  ['empty', 'empty text', ['']],
  ['no-at', 'no @', ['name', 'name.example.com', 'name at example.com', 'name(at)example.com']],
  ['wide-at', 'another character instead of @', ['name＠example.com', 'name﹫example.com']],
  ['several-ats', 'two @', ['name@@example.com', 'name@home@example.com', '@name@example.com']],
  ['several-ats', 'an @ in a quoted name', ['"name@home"@example.com']],
  ['several-ats', 'two email addresses', ['a@b.in,c@d.in', 'a@b.in;c@d.in']],
  ['no-local', 'nothing before the @', ['@', '@example.com']],
  ['no-domain', 'nothing after the @', ['name@']],
  ['space', 'a space next to the @', ['name @example.com', 'name@ example.com']],
  ['space', 'a space within the name or the domain', ['na me@example.com', 'name@example .com']],
  ['space', 'a space at the start or end, which the form removes', [' name@example.com', 'name@example.com ']],
  ['space', 'a line break, which could add a header to an email', ['name@example.com\n', 'a@b.in\r\nBcc: c@d.in']],
  ['space', 'a space that is not ASCII', ['na\u00a0me@example.com', 'name@example\u3000.com', 'name@example.com\ufeff']],
  ['local-character', 'brackets or quotes', ['<name@example.com>', '"name"@example.com', '(n)@example.com']],
  ['local-character', 'the prefix mailto:', ['mailto:name@example.com']],
  ['local-character', 'a comma or an accented Latin letter before the @', ['name,@example.com', 'josé@example.com']],
  ['other-script', 'another script before the @', ['आशा@example.com', '名前@example.com']],
  ['other-script', 'a Cyrillic letter that looks like a Latin letter', ['n\u0430me@example.com', 'name@ex\u0430mple.com']],
  ['other-script', 'another script after the @', ['name@उदाहरण.भारत', 'name@مثال.بھارت']],
  ['local-character', 'an invisible character before the @', ['na\u200bme@example.com', 'na\u200dme@b.in']],
  ['local-character', 'a control character before the @', ['na\u0000me@example.com', 'na\u007fme@example.com']],
  ['local-character', 'half of a surrogate pair before the @', ['na\ud83dme@example.com']],
  ['domain-character', 'a comma instead of a dot', ['name@example,com']],
  ['domain-character', 'punctuation after the email address', ['name@example.com,', 'name@example.com>']],
  ['domain-character', 'an underscore in the domain', ['name@exam_ple.com']],
  ['domain-character', 'a slash or query after the domain', ['name@example.com/', 'name@example.com?cc=x']],
  ['domain-character', 'an IP address in brackets', ['name@[127.0.0.1]', 'name@[IPv6:2001:db8::1]']],
  ['domain-character', 'an accented Latin letter in the domain', ['name@exämple.com']],
  ['domain-character', 'a full stop of another script in the domain', ['name@example。com', 'name@example।com']],
  ['domain-character', 'an invisible character in the domain', ['name@exam\u200bple.com', 'name@example.com\u202c']],
  ['stray-dot', 'a dot at an end of the domain, or two dots in it', ['name@.com', 'name@example..com', 'name@example.com.', 'name@.']],
  ['stray-hyphen', 'a hyphen at the end of a label', ['name@example-.com', 'x@x-.com', 'name@example.com-']],
  ['stray-hyphen', 'a hyphen at the start of a label', ['name@-example.com', 'name@example.-com']],
  ['no-dot', 'no dot in the domain', ['name@example', 'name@localhost']],
  ['local-too-long', '65 or 200 characters before the @', [`${a(65)}@example.com`, `${a(200)}@example.com`]],
  ['label-too-long', '64 characters in a label', [`name@${a(64)}.com`, `name@example.${a(64)}`]],
  ['total-too-long', '255 or more characters in total', [`abcde@${domain(249)}`, `${a(64)}@${domain(250)}`]],
]; // oxfmt-ignore

export const addresses = groups.flatMap(([verdict, reason, list]) =>
  list.map((address) => ({ address, verdict, reason })),
);
