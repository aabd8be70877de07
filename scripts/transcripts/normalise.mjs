/** Removes what differs between two runs of the same build, and announcements about the browser itself. */
const browserAnnouncements = [
  /^Loading\. Please wait\.$/,
  /^Finished loading /,
  /^Screen reader on\.$/,
  /document web\.$/,
  / - .* page tab\.$/, // the tab title; titles in page text have no dash
];

const varyingText = [
  [/ visited link/g, ' link'], // the order of pages read before
  [/\d{1,2} \w{3,9} \d{4},? (at )?\d{1,2}[:.]\d{2} [ap]\.?m\.?/gi, '<date and time>'],
  [/(Open now|We answer )[^.]*$/, '<office status>'],
  [/(अभी खुला है|हम (आज|कल|\S+वार))[^।]*$/, '<office status>'],
  [/\b(Reference:? )[A-Z2-7]{6}\b/g, '$1<reference>'],
];

/** @param lines lines of the speech server, `kind<tab>text` */
export const normalise = (lines) =>
  lines
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .filter((line) => !browserAnnouncements.some((pattern) => pattern.test(line)))
    .map((line) =>
      varyingText.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line),
    );
