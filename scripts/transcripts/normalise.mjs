/** What differs between two runs on the same build, and what Orca says of the browser and not of the page. */
const chatter = [
  /^Loading\. Please wait\.$/,
  /^Finished loading /,
  /^Screen reader on\.$/,
  /document web\.$/,
  / - .* page tab\.$/, // the browser's tab: the name of a page's own has no dash
];

const varying = [
  [/ visited link/g, ' link'], // the order of the pages read before
  [/\d{1,2} \w{3,9} \d{4},? (at )?\d{1,2}[:.]\d{2} [ap]\.?m\.?/gi, '<date and time>'],
  [/\b(Reference:? )[A-Z2-7]{6}\b/g, '$1<reference>'],
];

/** @param said lines as the speech server writes them, `kind<tab>words` */
export const normalise = (said) =>
  said
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .filter((line) => !chatter.some((pattern) => pattern.test(line)))
    .map((line) => varying.reduce((text, [pattern, put]) => text.replace(pattern, put), line));
