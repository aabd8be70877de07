/* Removes announcements about the browser, and replaces texts that differ between two runs of the same build. */

const browserAnnouncements = [
  /^Loading\. Please wait\.$/,
  /^Finished loading /,
  /^Screen reader on\.$/,
  /document web\.$/,
  / - .* page tab\.$/, // the tab title; titles in page text have no dash
];

const varyingText = [
  [/ visited link/g, ' link'], // the word depends on the pages that were visited before
  [/(Open now|We answer )[^.]*$/, '<office status>'],
  [/(अभी खुला है|हम (आज|कल|\S+वार))[^।]*$/, '<office status>'],
];

/**
 * Returns the announcements in the output of the speech server.
 * @param lines lines of the form `kind<tab>text`
 */
export const normalise = (lines) =>
  lines
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .filter((line) => !browserAnnouncements.some((pattern) => pattern.test(line)))
    .map((line) =>
      varyingText.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line),
    );
