/** The rows of the route table that are no services, with what searchers read of them. */
/** @param {string[]} rosettes three of them, for pages that show one */
export const pages = ({ home, about, team, articles, firm: { name, address } }, [one, two, three]) => [
  { path: '/', label: 'Home', title: home.title, describes: home.description },
  { path: '/about', label: 'About Us', opens: 'smoothly', rosette: two, describes: about.description },
  { path: '/team', label: 'Team', opens: 'smoothly', describes: team.description },
  {
    path: '/contact',
    label: 'Contact',
    opens: 'smoothly',
    rosette: three,
    describes: `Contact ${name} in ${address.locality} by phone, e-mail or WhatsApp, or write a message on the page and send it from the chat.`,
  },
  {
    path: '/appointment',
    label: 'Appointment',
    describes: `Ask ${name} for an appointment or a price: say what it is about, and we answer with a time.`,
  },
  'services',
  { path: '/articles', label: 'Articles', rosette: one, describes: articles.description },
  {
    path: '/search',
    label: 'Search',
    unlisted: true,
    describes:
      'Search every word of this site: services, articles and questions. Spelling mistakes are forgiven.',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    describes:
      'What our forms ask, where each answer goes, what stays on your device, and what we do with what you send us.',
  },
  {
    path: '/terms',
    label: 'Terms',
    title: 'Terms and Complaints',
    describes:
      'Terms of use of this site, what binds and what does not, and where to complain if something went wrong.',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    describes:
      'How this site works with a keyboard, a screen reader, zoom and a slow phone, what does not work yet, and how to tell us.',
  },
];

export const lost =
  'There is no page at this address. Find the service you need in the menu, or write to us and we will point you to it.';
