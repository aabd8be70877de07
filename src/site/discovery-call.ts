/** The appointment form, with the free discovery call selected (an option of words/en/forms/subjects.json). */
export const discoveryCallLink = '/appointment?about=Free%2015-minute%20discovery%20call';
