/** Labels and descriptions of the drawings in src/sections/drawings. Labels must fit their place in the drawing. */

// Tech services
export const houseTitle = 'Our six tech services as the floors of a house';
export const houseDescription =
  'A house in section. Under the roof: UI and UX design, which people see. Below it two rooms, web and mobile. Below them the drawers of the CRM. At the foot the arches of the cloud, which carry everything. A measuring rod at the right runs from the roof to the ground: software testing.';
export const houseDesign = 'UI/UX design';
export const houseTesting = 'Software testing';
export const houseLevels = 'Each level rests on the one below';
export const houseWeb = 'Web';
export const houseMobile = 'Mobile';
export const houseCrm = 'CRM';
export const houseCloud = 'Cloud';

// Training and placement
export const trainingTitle = 'Training after joining and training before joining';
export const trainingDescription =
  'Two bars on one line of time. Hire first: the vacancy opens, then come the search, the day the person joins, the training, and only then a short piece of work. Train first: the training ends before the vacancy opens; then come a match, the day the person joins, and work from that day on.';
export const trainingVacancy = 'Vacancy opens';
export const trainingHireFirst = 'Hire first';
export const trainingSearch = 'Search';
export const training = 'Training';
export const trainingWork = 'Work';
export const trainingTrainFirst = 'Train first';
export const trainingMatch = 'Match';
export const trainingJoins = 'Day the person joins';

// Interest paid and earned
export const pansPay = 'Interest you pay';
export const pansEarn = 'Interest you earn';
export const pansRate = 'a lower rate,';
export const pansLimit = 'a limit that fits';
export const pansIdle = 'idle money,';
export const pansPlaced = 'better placed';

// Digital marketing
export const funnelTitle = 'From a search to an enquiry';
export const funnelDescription =
  'A funnel of fine lines. At its wide mouth people find you by search and advertisements. Lower down they read you, in social media and content; then they trust you, by your reputation. From the narrow neck falls one coin with an envelope on it: the enquiry, by form, call or chat. A dashed line leads from the coin back to the mouth: the customer returns by email.';
export const funnelFound = 'Found';
export const funnelFoundBy = 'search, ads';
export const funnelRead = 'Read';
export const funnelReadBy = 'social, content';
export const funnelTrusted = 'Trusted';
export const funnelTrustedBy = 'reputation';
export const funnelEnquires = 'Enquires';
export const funnelEnquiresBy = 'form, call, chat';
export const funnelReturns = 'Returns';
export const funnelReturnsBy = '{returns} by email, the dashed line';

// Bill discounting
export const billTitle = 'An invoice of ₹5 lakh, paid in two ways';
export const billDescription =
  'Two columns of money over a line of days. On day 0, with discounting, you receive ₹4.75 lakh; a thin dashed slice on top, ₹25,000, is not advanced. On day 60 the buyer pays the invoice of ₹5 lakh to the lender; without discounting you would wait until then. Below, a ruler from 0 to 120 days: tenors of 30 to 120 days are marked as possible, and this bill stands at 60.';
export const billAdvance = '₹4.75 lakh';
export const billToYou = 'to you';
export const billAmount = '₹5 lakh';
export const billBuyerPays = 'buyer pays';
export const billNotAdvanced = 'not in the';
export const billNotAdvancedEnd = 'advance';
export const billDays = '60 days';
export const billSooner = 'sooner';
export const billDay0 = 'Day 0';
export const billDay60 = 'Day 60';
export const billTenors = 'Days a bill may run';
export const billThis = 'this bill: 60 days';

// Insurance
export const coverBusiness = 'Your business';
export const coverProperty = 'Your property';
export const coverLoans = 'Your loans';
export const coverFamily = 'You and your family';

// Real estate
export const checkTitle = 'Title, owner by owner';
export const checkApprovals = 'Approvals';
export const checkBuilder = 'Builder';
export const checkLocation = 'Location';
export const checkPrice = 'Price';
export const checkPapers = 'Agreement';

// Export bill discounting
export const exportTitle = 'Seven steps between exporter, lender and buyer';
export const exportDescription =
  'Three columns: you, the lender and the buyer, with time running downwards. One: you send goods and invoice to the buyer. Two: you hand the documents to the lender. Three: the lender checks the buyer. Four: the lender makes you an offer. Five: the lender advances 70–90% of the invoice, in 1–3 days. Then the buyer’s credit period of 30–180 days runs. Six: the buyer pays the lender. Seven: the lender pays you the balance.';
export const exportGoods = 'Goods, invoice';
export const exportPapers = 'Documents';
export const exportCheck = 'Check';
export const exportOffer = 'Offer';
export const exportPayment = 'Payment';
export const exportBalance = 'Balance';
export const exportYou = 'You';
export const exportLender = 'Lender';
export const exportBuyer = 'Buyer';
export const exportSoon = 'in 1–3 days';
export const exportWait = '30–180 days pass';

// Debt restructuring
export const termsTitle = 'One loan before and after restructuring';
export const termsDescription =
  'The rate of interest falls from 13% to 10.25%. At the same time the limit grows from ₹1.5 crore, drawn as three bundles of notes, to ₹2 crore, drawn as four.';
export const termsRate = 'Rate of interest';
export const termsLimit = 'Limit';
export const termsBefore = 'Before';
export const termsAfter = 'After';
export const termsCrore = '₹{limit} crore';

// Foreign companies
export const capitalTitle = 'The route of foreign capital into an Indian company';
export const capitalDescription =
  'Four steps from top to bottom. One: the parent company abroad sends foreign currency across the sea to a bank in India. Two: the bank pays out rupees to the Indian company. Three, a dashed line back to the parent: the Indian company issues shares to it. Four: the report of the issue goes to the Reserve Bank of India.';
export const capitalParent = 'Parent company';
export const capitalSends = 'sends capital';
export const capitalBank = 'Indian bank';
export const capitalPays = 'pays out rupees';
export const capitalCompany = 'Indian company';
export const capitalIssues = 'issues shares';
export const capitalReserveBank = 'Reserve Bank';
export const capitalReport = 'gets the report';

// Credit rating
export const scaleTitle = 'The long-term rating scale';
export const scaleDescription =
  'Eight grades from the top: AAA highest safety, AA high safety, A adequate safety and BBB moderate safety are investment grade. A bright line separates them from BB moderate risk, B high risk, C very high risk and D in default.';
export const scaleAaa = 'Highest safety';
export const scaleAa = 'High safety';
export const scaleA = 'Adequate safety';
export const scaleBbb = 'Moderate safety';
export const scaleBb = 'Moderate risk';
export const scaleB = 'High risk';
export const scaleC = 'Very high risk';
export const scaleD = 'In default';
export const scaleInvestment = 'Investment grade';
export const scaleBelow = 'Below investment grade';

// Standby letter of credit
export const partnerTitle = 'The partner dashboard and the marketing toolkit';
export const partnerDescription =
  'Above, the dashboard lists three leads, each with four stages drawn as circles, which are filled up to the one it has reached. A home loan has reached the second stage, the application; a bill discounting has reached the third, approval; a car loan has reached the fourth and is paid. Below, the toolkit: a folded leaflet, a rate card, and a link on a phone that you share.';
export const partnerLeads = 'Your leads';
export const partnerHomeLoan = 'Home loan';
export const partnerBill = 'Bill discounting';
export const partnerCarLoan = 'Car loan';
export const partnerApplied = 'With the lender';
export const partnerApproved = 'Approved';
export const partnerPaid = 'Paid to you';
export const partnerLeaflet = 'Leaflet';
export const partnerRateCard = 'Rate card';
export const partnerLink = 'Your link';

export const sblcTitle = 'How funds are raised against a standby letter of credit, in five steps';
export const sblcDescription =
  'Three parties, one above the other: your company, the issuing bank and the lender. One: your company applies to the issuing bank and gives security. Two: the issuing bank sends the standby letter of credit to the lender. Three: the lender pays the funds to your company. Four: your company repays the lender. Five, dashed because it happens only if the repayment fails: the lender claims from the issuing bank.';
export const sblcCompany = 'Your company';
export const sblcBank = 'Issuing bank';
export const sblcLender = 'Lender';
export const sblcApplication = 'Application,';
export const sblcSecurity = 'security';
export const sblc = 'SBLC';
export const sblcFunds = 'Funds';
export const sblcRepaid = 'Repaid';
export const sblcClaim = 'Claim';

// Rating savings
export const croreTitle = '1% of ₹1 crore is ₹1 lakh';
export const croreDescription =
  'A square of a hundred fields, each worth ₹1 lakh, makes ₹1 crore. One field is bright: it is 1%, the ₹1 lakh that a rate lower by 1% saves in a year. The field next to it is the second lakh, where the difference is 2%.';
export const croreIs100 = '₹1 crore is 100 times ₹1 lakh';
export const crore1 = '1%: ₹1 lakh in a year';
export const crore2 = '2%: the second lakh';

// Loan amounts
export const range50000 = '50,000';
export const range5Lakh = '5 lakh';
export const range50Lakh = '50 lakh';
export const range5Crore = '5 crore';

// NRI guide
export const nriTitle = 'Which account the money goes into, and how it is sent abroad';
export const nriDescription =
  'Two ways from top to bottom. Money from abroad goes into an NRE or FCNR account and can be sent to an account abroad freely. Rent, dividends or a sale in India go into an NRO account; from there money goes abroad after tax, up to USD 1 million a year.';
export const nriFromAbroad = ['Money', 'from abroad'];
export const nriFromIndia = ['Rent, dividends,', 'a sale in India'];
export const nriFree = ['NRE or FCNR', 'account'];
export const nriLimited = ['NRO', 'account'];
export const nriFreely = 'freely';
export const nriLimit = ['after tax, up to', 'USD 1 million', 'a year'];
export const nriAccountAbroad = 'Your account abroad';
