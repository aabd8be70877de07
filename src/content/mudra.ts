import words from '#words/content/mudra.json';

/** Below Mudra loans and the firm’s fee for them. */
export const mudraNotice = words.notice;
