/** The system's Firefox; FIREFOX_PATH names another. */
export const firefoxPath = () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
