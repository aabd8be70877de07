/** Words of the header, the menus, the footer and the notices that every page may show. */

export const skipToContent = 'Skip to main content';
export const switchToDark = 'Switch to dark theme';
export const switchToLight = 'Switch to light theme';

// The items of the navigation bar
export const mainMenu = 'Main';
export const home = 'Home';
export const about = 'About';
export const team = 'Team';
export const becomePartner = 'Become Partner';
export const contact = 'Contact';
export const requestAppointment = 'Request an appointment';
export const calculators = 'Calculators';
export const calculatorsSummary = 'EMI, loan eligibility, bills';
export const articles = 'Articles';
export const articlesSummary = 'Loans, bills and ratings';
export const documents = 'Documents to bring';
export const documentsSummary = 'A checklist for each service';
export const nriGuide = 'NRI guide';
export const nriGuideSummary = 'Accounts, property, transfers';
export const overdueInvoices = 'Overdue invoices';
export const overdueInvoicesSummary = 'Interest, letter, claim';
export const homeLoanSummary = 'Down payment, rates, subsidy';
export const compareLoansSummary = 'Two offers side by side';
export const notSure = 'Not sure which one fits?';

// The menu of phones
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
/** Announced after the menu has closed. */
export const menuClosed = 'Menu: closed';
export const call = 'Call';
/** After 'Call', for screen readers. */
export const callTheFirm = ' the firm';

// The footer
export const office = 'Office';
export const usefulLinks = 'Useful links';
/** The name of the footer's navigation. */
export const siteLinks = 'Site';
export const allServices = 'All services';
export const recentPosts = 'Recent posts';
/** In print, before the address of the page. */
export const thisPage = 'This page: ';
export const samplesNote = '* Demo site: names, numbers and people are samples.';
/** Before the developer's name. */
export const developedBy = 'Developed by ';

// Floating buttons and the call dialog
export const quickContact = 'Quick contact';
export const backToTop = 'Back to top';
export const callUs = 'Call us';
export const callUsText = 'Please call {firm} from your phone on this number. {hours}.';
export const callUsTextWithStatus = 'Please call {firm} from your phone on this number. {hours}. {status}.';
export const copyNumber = 'Copy number';
export const numberCopied = 'Number copied.';
export const numberSelected = 'Your browser blocked copying. The number is selected instead.';

// Notices
export const offline = 'You are offline. This page will open when you are back online.';
export const pageStopped = 'This page has stopped working';
export const pageStoppedHelp = 'Please reload it. If that does not help, call or write to us.';
export const reloadPage = 'Reload the page';
