/** What people and programs type and paste, for every place that takes text. */

/** C0, DEL and C1. */
export const controls = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i)].map(
  (code) => String.fromCharCode(code),
);

/** Every kind of line break. */
export const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

/** Halves of pairs, alone, in the wrong order and beside a whole pair. */
export const loneSurrogates = [
  '\ud83d',
  '\udc4d',
  '\udc4d\ud83d',
  '\ud83d\ud83d\udc4d',
  'a\udbff',
  '\udfffa',
];

export const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</textarea><svg onload=alert(1)>',
  '<!--',
  ']]>',
  '&lt;b&gt;&#x3c;&amp;',
  'javascript:alert(1)',
  '${alert(1)}{{constructor}}',
  '%3Cscript%3E',
];

/** Attempts to write a line of ours, or a part of the link, from within a field. */
export const posing = [
  '> ',
  '\n> ',
  'Name: ',
  '\nEmail: mallory@example.com',
  '\r\nBcc: mallory@example.com',
  '\u2028Phone: +91 98765 43210',
  '\nReference: AAAAAA',
  '\nPlease respond ASAP.',
  'Message:\n',
  '%',
  '%F0%9F',
  '&text=',
  '?phone=1',
  '+',
  '#',
];

/** Written right to left, with digits and Latin letters between. */
export const rightToLeft = ['محمد علی', 'שרה כהן', 'عائشہ 98765 Finance', 'سلام (ABC) ۱۲۳', 'בנק: 5%'];

/** Names as people write them in India; each must arrive as it was typed, code point by code point. */
export const names = [
  'आशा वर्मा',
  'श्री कृष्ण शर्मा',
  'ज़ोया ख़ान', // nukta as a mark of its own
  'फ\u093cातिमा', // the same letter in two code points …
  '\u095eातिमा', // … and in one
  'अङ्‌क', // ZWNJ keeps the consonants apart
  'क्‍षितिज', // ZWJ asks for the half form
  'र्‍याणी', // eyelash ra of Marathi
  'ज्ञानेश्वर ॐ',
  'অনন্যা চট্টোপাধ্যায়',
  'ਹਰਪ੍ਰੀਤ ਕੌਰ',
  'હેતલ પટેલ',
  'ସୁଜାତା ମହାପାତ୍ର',
  'தமிழ்ச்செல்வி',
  'సత్యనారాయణ',
  'ಶ್ರೀನಿವಾಸ',
  'ശ്രീധരൻ നമ്പ്യാർ',
  'ശ്രീധരന്‍', // the older spelling of the same ending, with ZWJ
  'محمد اقبال',
  'ᱥᱟᱱᱛᱟᱲᱤ',
  'ꯃꯅꯤꯄꯨꯔ',
  'Siobhán O’Brien-Rao',
  'José\u0301', // an accent as a mark of its own
  '李小龍',
  'K. R. Narayanan Jr., F.C.A.',
  '👩‍💼 Asha 🇮🇳',
  '🏳️‍🌈',
];

/** Characters; enough to show what takes quadratic time. The nightly run uses a million. */
const HUGE = process.env.PROPERTY_RUNS ? 1_000_000 : 50_000;

/** As many characters of one kind: what a paste by accident or by malice looks like. */
export const heaps = [
  'a',
  ' ',
  'a ',
  '0',
  '91',
  '९',
  '+',
  '@',
  '.',
  'a.',
  'क',
  'ש',
  '👍',
  'e\u0301',
  '\ufdfa',
  '\ud83d',
  '\n',
  '\r\n',
  '> \n',
  'x\n> y\nz\n',
  '\u200b',
  '\u202e',
  '\u00a0',
  '%',
  '<b>',
].map((piece) => ({ piece, text: piece.repeat(Math.ceil(HUGE / piece.length)) }));
