// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { serviceGroups } from '../../../src/site/page-info.ts';
import type { Path } from '../../../src/site/routes.ts';
import { documentOf, textOf } from '../../built/documents.ts';

/** What the specification asks of a page, and how headings, cells, links and paragraphs that hold it begin, in their order. */
const parts: readonly (readonly [path: Path, part: string, wanted: readonly string[]])[] = [
  ['/', 'the eleven sections in their order', ['Financial advisory and fintech consulting', 'How can we help you', 'Help with loans, funding', 'What we do for businesses', 'Not sure which loan', 'Why clients choose us', 'Sample projects', 'How we work', 'Tell us what you need', 'What our clients say', 'Newsletter']],
  ['/', 'four service boxes, for businesses, families, NRIs and foreign companies', ['Higher limit, lower interest rate', 'Cash for your invoices', 'Home or business loan, insurance', 'NRIs and foreign companies', 'Help with loans']],
  ['/', 'a banner that calls to action', ['Not sure which loan, limit or policy', 'Book the free discovery call']],
  ['/', 'reasons to choose the firm', ['Why clients choose us', 'A date you can plan with', 'Money early for export invoices', 'Nothing to pay in advance', 'A well-prepared loan file']],
  ['/', 'the work process in four steps', ['Understand needs', 'Schedule consultation', 'Customised solution', 'Implementation and support']],
  ['/about', 'welcome and mission', ['Welcome to', 'Our mission']],
  ['/about', 'three service cards', ['Where most clients start', 'Fund Raising', 'Debt Restructuring', 'Credit Rating Advisory']],
  ['/founderprofile', 'areas of expertise, vision, achievements', ['Areas of expertise', 'The founder’s vision', 'Achievements of the firm']],
  ['/team', 'the team page says that it is under development', ['Team Page is Under Development']],
  ['/partner', 'its title is the one specified', ['Become Our Channel Partner']],
  ['/partner', 'products that a partner can offer', ['What a partner can offer', 'Loans', 'Insurance', 'Investments and wealth']],
  ['/partner', 'who can join', ['Who can join', 'Insurance agents', 'Fund distributors', 'Loan agents', 'Bankers', 'Advisors']],
  ['/partner', 'benefits of a partner', ['Benefits for partners']],
  ['/partner', 'four steps to become a partner', ['Fill an interest form', 'Our team connects and explains revenue sharing', 'Get a dashboard and marketing toolkit', 'Start referring leads']],
  ['/insurence', 'six insurance cards', ['Family insurance', 'Home insurance', 'Health insurance', 'Life insurance', 'Vehicle insurance', 'Business insurance']],
  ['/insurenceDetails', 'a box that says how to call', ['Call us', 'Call +']],
  ['/blogDetails', 'links to share the article', ['Share this article', 'Share on Facebook', 'Share on Twitter', 'Share on LinkedIn', 'Share by email']],
  ['/contact', 'links to social networks', ['On social networks', 'Facebook', 'Instagram', 'Twitter', 'LinkedIn']],
  ['/services/fund-raising', 'services, trust, use cases, process and call to action', ['Debt funding', 'Bridge funding', 'SBLC structuring', 'SBLC discounting', 'Equity funding', 'International funding', 'Why clients trust us', 'A manufacturer adds', 'A contractor wins', 'A startup grows', 'A project needs', 'First consultation', 'Review of your accounts', 'Structure', 'Project file', 'Lenders and offers', 'Documents and release', 'Tell us what you want to fund']],
  ['/services/investment-banking', 'what it is, five steps, whom it suits, outcomes, reasons', ['What debt restructuring is', 'Review your present loans', 'Find what can improve', 'Prepare the proposal', 'Negotiate with the bank', 'Implement the new terms', 'Who debt restructuring is for', 'Sample outcomes', 'Why choose us']],
  ['/services/investment-banking', 'investment banking, which this service is part of', ['Investment banking']],
  ['/services/investment-banking', 'how to reach the firm about a loan', ['Contact us about your loan', 'Call +', 'E']],
  ['/services/investment-banking', 'one pays only when it succeeds', ['No upfront charges']],
  ['/services/training-placement', 'its leader, and the two ways of training', ['Training led by an experienced banker', 'In-house training', 'Pre-trained placement']],
  ['/services/training-placement', 'who is served, and its keywords', ['Who is served', 'Training and placement topics', 'Bank staff training']],
  ['/services/credit-rating', 'five steps to a rating', ['Diagnose', 'Repair', 'Choose the agency', 'Present', 'Follow through']],
  ['/services/credit-rating', 'what a rating does to debt', ['What a rating does to your debt']],
  ['/services/creditRatingAdversory', 'agencies, importance, services, loans, reasons, industries', ['Credit Rating Advisory: Services', 'The rating agencies', 'Why a credit rating matters', 'Readiness review', 'First rating', 'Rating upgrade', 'Figures and projections', 'Interview preparation', 'Surveillance support', 'What a rating does to a loan', 'Why choose us', 'Industries we prepare']],
  ['/services/creditRatingAdversory', 'six steps of a rating', ['Initial consultation', 'Document preparation', 'Submission', 'Management interview', 'Rating assignment', 'Ongoing surveillance']],
  ['/services/digital-marketing', 'six services of digital marketing', ['SEO', 'Social media marketing', 'Pay-per-click advertising', 'Email marketing', 'Content marketing', 'Online reputation management']],
  ['/services/digital-marketing', 'three boxes of features', ['A plan before a budget', 'A report you can read', 'Compliant wording']],
  ['/services/digital-marketing', 'a strip with a field for mail and a way to Contact', ['Newsletter', 'Your email', 'Subscribe']],
  ['/services/loanForEveryIndian', 'kinds of loans, schemes, reasons, coverage', ['Personal loans', 'Secured loans', 'Business loans', 'Mudra and CGTMSE', 'Why choose us', 'Coverage by city tier', 'Metros and tier 1', 'Tier 2', 'Tier 3 and smaller']],
  ['/services/loanForEveryIndian', 'the summary of loans is a table', ['Summary of loans', 'Personal loan', 'Holiday loan', 'Home loan', 'Car loan', 'Loan against property', 'Gold loan', 'Unsecured business loan', 'Mudra loan', 'CGTMSE loan']],
  ['/services/realState', 'advice for each buyer, and what makes it different', ['A home to live in', 'Property as an investment', 'Offices, shops and plots', 'Buying from abroad', 'What makes us different']],
  ['/services/realState', 'six steps of due diligence', ['Due diligence in six steps', 'Title', 'Approvals', 'Builder', 'Location', 'Price', 'Agreement']],
  ['/services/wealth', 'six products of wealth', ['Mutual funds', 'PMS', 'AIF', 'Stock trading', 'Fixed deposits', 'Trading accounts']],
  ['/services/wealth', 'one plan and its technology', ['All your investments in one plan', 'Technology', 'Your portfolio on one screen']],
  ['/services/wealth', 'advantages, features and summary', ['Goals before products', 'All costs shown', 'Tax explained early', 'Overlaps found', 'Statements explained', 'Loans considered too', 'Consolidated statement', 'Goal and SIP tracker', 'Cash-flow calendar', 'Family view', 'The investment products compared']],
  ['/services/billDiscounting', 'four steps, then a call to action', ['Show us the invoice', 'The buyer confirms', 'Offers compared', 'Money now, settlement later', 'Get a quote for your invoice']],
  ['/services/exportbillDiscounting', 'what it is, benefits, for whom', ['What export bill discounting is', 'Key benefits', 'Who should use']],
  ['/services/exportbillDiscounting', 'seven steps, partners, two questions', ['Ship', 'Hand over the documents', 'The buyer is checked', 'An offer is made', 'You are paid', 'The buyer pays', 'The balance follows', 'Benefits for partners', 'What happens if the buyer pays late', 'Does it count as a loan']],
  ['/services/exportbillDiscounting', 'what a discounted bill does to debt', ['How bill discounting affects your debt', 'Term loan', 'Discounted bill']],
  ['/services/ourInsuranceServices', 'four kinds of insurance, one below the other', ['Life insurance', 'Health insurance', 'General insurance', 'Loan protection']],
  ['/services/ourInsuranceServices', 'six general covers', ['Motor', 'Travel', 'Home', 'Marine', 'Commercial and property', 'Business packages']],
  ['/services/ourInsuranceServices', 'five digital services', ['Digital insurance services']],
  ['/services/ourInsuranceServices', 'its advisors are registered', ['Who advises you', 'IRDAI']],
  ['/services/ourInsuranceServices', 'a closing call to action', ['Get your insurance compared']],
  ['/services/ourEndToEndforeignServices', 'intro, who is served, reasons, call to action', ['How a foreign company sets up', 'Who we serve', 'Why choose us', 'Start your India journey']],
  ['/services/ourEndToEndforeignServices', 'seven services for foreign companies', ['Incorporation', 'Regulatory and legal compliance', 'Infrastructure', 'Hiring and HR', 'Cross-border finance', 'Digital setup', 'Fundraising']],
  ['/services/ourEndToEndforeignServices', 'popular searches', ['Popular searches']],
  ['/services/bankingDomainExpertConsultency', 'about, individuals, booking, trust, expertise, contact', ['About the expert', 'Why individuals need', 'Who should book a call', 'Why you can trust', 'Areas of expertise', 'Ask for your free discovery call']],
  ['/services/bankingDomainExpertConsultency', 'five services of the expert', ['Interest cost optimisation', 'Limit enhancement', 'Better deposit returns', 'Banking restructuring', 'One-on-one consultations']],
  ['/services/FinancialConsultancyforCorporates', 'problem, solution, core, clients, difference, gains, tags, contact', ['The problem', 'The solution', 'The core of our consultancy', 'Companies we work for', 'What makes our consultancy different', 'What your company gains', 'Fields of our corporate work', 'Contact us']],
  ['/services/FinancialConsultancyforCorporates', 'five phases of the consultancy', ['Proposal structuring', 'Balance sheet and projections', 'Bank compliance ratios', 'Promoter coaching', 'Banker liaison']],
]; // oxfmt-ignore

const NAMES = 'h1, h2, h3, h4, th, td, caption, dt, dd, strong, label, button, a, li, p';

it.each(parts)('%s has %s', (path, _, wanted) => {
  const names = [...documentOf(path).querySelectorAll(`main :is(${NAMES})`)].map(textOf);
  let from = 0;
  for (const begin of wanted) {
    const at = names.findIndex((name, index) => index >= from && name.startsWith(begin));
    expect(at, `“${begin}”, which the specification asks for here: if it is meant, change its row`).not.toBe(
      -1,
    );
    from = at + 1;
  }
});

const all = (path: Path, selector: string) => [...documentOf(path).querySelectorAll(selector)];

/** A section by the beginning of its heading. */
function sectionOf(path: Path, heading: string): Element {
  const found = all(path, 'main section').findLast((section) =>
    textOf(section.querySelector('h2')).startsWith(heading),
  );
  if (!found) throw new Error(`${path} has no section “${heading}”`);
  return found;
}

it('the header has the address of the office, the footer what the firm does', () => {
  expect(all('/', 'header li').map(textOf)).toContain(`${firm.address.street}, ${firm.address.locality}`);
  expect(all('/', 'footer p').map(textOf)).toContain(firm.purpose);
});

it('Get A Quote leads to Contact, from the bar and from the menu', () => {
  const quotes = all('/', 'header a, dialog a').filter((link) => textOf(link) === 'Get A Quote');
  expect(quotes.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
});

it('Contact explains under its h1 what a quote is, and offers the free discovery call (2.4.4)', () => {
  expect(textOf(documentOf('/contact').querySelector('h1')?.nextElementSibling)).toMatch(
    /quote tells you what .* would cost.*free 15-minute discovery call/,
  );
});

it.each([
  ['What we do for businesses', 5, 'a'],
  ['Sample projects', 3, 'a'],
  ['What our clients say', 4, '[aria-label="Rated 4 out of 5 stars"]'],
])('Home has under “%s” %i slides with a link or a rating each (CR1, ST1)', (heading, count, part) => {
  const slides = [...sectionOf('/', heading).querySelectorAll('[aria-roledescription=slide]')];
  expect(slides.map((slide) => slide.querySelectorAll(part).length)).toEqual(Array(count).fill(1));
});

it('About ends with a call to action and one testimonial; the article has three comments', () => {
  expect(all('/about', 'main h2').map(textOf)).toContain('Book a consultation');
  expect(all('/about', 'main blockquote')).toHaveLength(1);
  expect(sectionOf('/blogDetails', 'Comments on this article').querySelectorAll('h3')).toHaveLength(3);
});

it('Appointment introduces the founder, and four members of the team, each engraved', () => {
  expect(all('/appointment', 'main h2, main h3, main p').map(textOf).join(' ')).toContain(firm.founder.name);
  const slide = '[aria-roledescription=slide]';
  expect(all('/appointment', `${slide}[aria-label*=" of 4: "]`)).toHaveLength(4);
  const portraits = all('/appointment', `${slide} .portrait`).map(({ className }) => className);
  expect(new Set(portraits).size).toBe(4);
});

it.each([
  ['/insurenceDetails', 'Services'],
  ['/blogDetails', 'Service categories'],
] as const)('%s counts the services of each group', (path, heading) => {
  const counts = [...sectionOf(path, heading).querySelectorAll('li')].map(textOf);
  expect(counts).toHaveLength(serviceGroups.length);
  for (const [at, { name, services }] of serviceGroups.entries())
    expect(counts[at]).toMatch(new RegExp(`^${name}\\D*${services.length}\\b`));
});

it('Contact has address, telephone and mail; Debt Restructuring names the website', () => {
  const contact = textOf(sectionOf('/contact', 'Send us a message'));
  for (const words of [firm.address.street, firm.phone, firm.email]) expect(contact).toContain(words);
  expect(all('/services/investment-banking', 'main li').map(textOf)).toContain(
    firm.siteUrl.replace('https://', ''),
  );
});
