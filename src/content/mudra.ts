import words from '#words/content/mudra.json';

/** A note about Mudra loans and the firm’s fee for them. */
export const mudraNotice = words.notice;
