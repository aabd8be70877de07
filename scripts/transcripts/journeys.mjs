/**
 * Journeys of a visitor with the keyboard and Orca. Each journey has a name, a path and steps. A step is the name of a
 * key in xdotool, text to type, or `send`. The step `to(key, words)` presses the key until Orca announces the words,
 * and fails if Orca never announces them. In Orca's browse mode, h moves to the next heading, b to a button, k to a
 * link, and t to a table. Reduced motion is on unless `motion` is set, so that no slides rotate while Orca reads.
 */
const to = (key, words) => ({ key, words });
const type = (text) => ({ text });
/** A step that presses Enter, which opens the chat, and then returns to the site (`sendEnquiry`). */
const send = {};

const person = [to('Tab', 'Full name'), type('Asha Rao'), 'Tab'];
const invoice = [
  ...person,
  type('5 lakh'),
  'Tab',
  type('60'),
  'Tab',
  type('Verma Retail'),
  'Tab',
  'Tab',
  type('asha@example.in'),
];
const contact = [
  ...person,
  type('asha@example.in'),
  'Tab',
  'Tab',
  type('9876543210'),
  'Tab',
  'Down',
  'Tab',
  type('A limit.'),
  'Tab',
];

/** @type {[name: string, path: string, steps: unknown[], options?: { phone?: boolean, motion?: boolean }][]} */
export const journeys = [
  ['skip-link', '/services/wealth', ['ctrl+Home', 'Return', 'Tab']],
  ['headings', '/services/fund-raising', Array(12).fill('h')],
  ['services-menu', '/', [to('Tab', 'Services'), 'Return', 'Tab', 'Tab', 'Escape', 'space', 'space', 'Return', to('Tab', 'Wealth Management'), 'Return']],
  ['mobile-menu', '/', [to('Tab', 'Open menu'), 'Return', to('Tab', 'Services'), 'Return', 'Tab', 'Escape', 'Escape'], { phone: true }],
  ['mobile-menu-link', '/', [to('Tab', 'Open menu'), 'Return', to('Tab', 'Team'), 'Return'], { phone: true }],
  ['breadcrumb', '/founderprofile', [to('k', 'Get A Quote'), 'Tab', 'Tab', 'Return']],
  ['hero', '/', [to('b', 'slide rotation'), 'Return', 'Return', 'Tab', 'Tab', 'Return', 'Return', 'Tab', 'Tab', 'Return'], { motion: true }],
  ['slider', '/', [to('h', 'What we do for businesses and families'), to('b', 'Next slide'), 'Return', 'Return', 'Tab']],
  ['tabs', '/', [to('h', 'Tell us what you need'), to('Tab', 'Business Loan'), 'Right', 'Right', 'End', 'Right', 'Left', 'Home', 'Tab']],
  ['accordion', '/services/loanForEveryIndian', [to('h', 'Loan questions from MSMEs'), 'b', 'b', 'Return', 'Return', 'Down', to('shift+b', 'Show all'), 'Return', 'Return']],
  ['table', '/contact', ['t', 'alt+shift+Right', 'alt+shift+Right', 'alt+shift+Down', 'alt+shift+Left', 'alt+shift+Left', 'alt+shift+Down']],
  ['rating', '/', [to('h', 'What our clients say'), to('Down', 'stars'), 'Down', 'Down', 'Down']],
  ['counters', '/', [to('h', 'Help with loans, funding'), to('Down', 'successful'), 'Down', 'Down', 'Down', 'Down', 'Down'], { motion: true }],
  ['video', '/', [to('k', 'Play video'), 'Return', 'Tab', 'Escape']],
  ['call-dialog', '/team', ['ctrl+End', 'shift+k', 'Return', 'Tab', 'Return', 'Escape']],
  ['theme', '/team', [to('b', 'theme'), 'Return', 'Return']],
  ['back-to-top', '/services/wealth', ['ctrl+End', to('shift+k', 'Privacy'), to('b', 'Back to top'), 'Return', 'Tab']],
  ['pause-animations', '/team', [to('b', 'Pause animations'), 'Return', 'Return'], { motion: true }],
  ['not-found', '/no-such-page', ['h', 'Down', 'Down', 'Down', to('k', 'Home')]],
  ['search', '/blogDetails', [to('Tab', 'Search this site'), type('loan'), 'Down', 'Down', 'Return']],
  ['search-without-result', '/blogDetails', [to('Tab', 'Search this site'), type('zebra'), 'Return']],
  ['newsletter-error', '/contact', [to('Tab', 'form Newsletter'), type('asha'), 'Return', 'Tab']],
  ['newsletter', '/contact', [to('Tab', 'form Newsletter'), type('asha@example.in'), send, 'Tab']],
  ['home-enquiry', '/', [to('h', 'Tell us what you need'), ...person, type('asha@example.in'), 'Tab', 'Down', 'Tab', send]],
  ['invoice', '/services/billDiscounting', [to('Tab', 'Get a quote for your invoice'), 'Return', ...invoice, 'Tab', send, 'Tab', to('Tab', 'I have sent it'), 'Return', 'Tab']],
  ['calculator', '/services/billDiscounting', [to('h', 'Bill discounting calculator'), to('Tab', 'Invoice amount, slider'), 'Right', 'Right', to('Tab', 'Get a quote'), 'Return', ...invoice, to('Tab', 'Send enquiry'), send, 'Tab']],
  ['contact-errors', '/contact', [to('h', 'Send us a message'), to('Tab', 'Send message'), 'Return', 'Tab', 'Tab', 'Return']],
  ['contact', '/contact', [to('h', 'Send us a message'), ...contact, send, 'Tab', 'shift+h', 'Down', 'Down']],
]; // oxfmt-ignore

/**
 * Presses Enter and closes the chat. Dispatches the events of a return to the page, because in Playwright every page
 * stays visible.
 */
async function sendEnquiry(page, visitor) {
  const chatOpening = page.context().waitForEvent('page', { timeout: 60_000 });
  await visitor.press('Return');
  const chat = await chatOpening;
  await visitor.collectSpeech(); // discards announcements of the chat page
  await chat.close();
  await page.bringToFront();
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  return visitor.collectSpeech();
}

/** Runs a journey. Returns each step after a `>`, with its announcements indented below it. */
export async function runJourney([, path, steps, { phone, motion } = {}], page, visitor) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 860 };
  const title = await visitor.open(path, { reducedMotion: motion ? 'no-preference' : 'reduce', viewport });
  const text = [`# ${title}`, `Path: ${path}`];
  const record = (step, lines) => text.push('', `> ${step}`, ...lines.map((line) => `  ${line}`));
  for (const step of steps)
    if (typeof step === 'string') record(step, await visitor.press(step));
    else if (step.words)
      record(`${step.key} until "${step.words}"`, await visitor.pressTo(step.key, step.words));
    else if (step.text) record(`Type "${step.text}"`, await visitor.type(step.text));
    else record('Return; close the chat', await sendEnquiry(page, visitor));
  return text;
}
